import { describe, expect, it } from 'vitest'
import { byType, mainOf } from './choices'

const bid = (count: number) => ({ type: 'bid', count })
const call = { type: 'call' }
const pass = { type: 'pass' }

describe('the list of choices', () => {
  it('keeps one kind together, in the order in which the kinds come', () => {
    expect(byType([call, bid(1), pass, bid(2)]).map((group) => group.type)).toEqual(['call', 'bid', 'pass'])
  })

  it('opens on the largest kind, of several the first', () => {
    expect(mainOf(byType([call, bid(1), bid(2), pass]))?.type).toBe('bid')
    expect(mainOf(byType([call, pass]))?.type).toBe('call')
    expect(mainOf([])).toBeUndefined()
  })
})
