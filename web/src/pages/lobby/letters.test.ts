import { describe, expect, it } from 'vitest'
import { fitOf } from './letters'

describe('the giant letters of a code', () => {
  it('gives wide letters more room', () => {
    expect(fitOf('WM4N').ems).toBeGreaterThan(fitOf('A84K').ems)
    expect(fitOf('A84K').ems).toBe(fitOf('7777').ems)
  })

  it('makes room for what hangs below the line', () => {
    expect(fitOf('ABCQ').size).toBeLessThan(1)
    expect(fitOf('ABCD').size).toBe(1)
  })
})
