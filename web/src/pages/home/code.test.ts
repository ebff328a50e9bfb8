import { describe, expect, test } from 'vitest'
import { codeIn } from './code'

describe('a code', () => {
  test('is read in small letters, with spaces and dashes', () => {
    expect(codeIn('k7 q-f')).toBe('K7QF')
  })
  test('is found in a pasted link', () => {
    expect(codeIn('http://192.168.1.20:8000/t/K7QF')).toBe('K7QF')
    expect(codeIn('Come: http://qg.local/t/k7qf/replay?x=1')).toBe('K7QF')
  })
  test('has no letter that looks like a digit, and at most four signs', () => {
    expect(codeIn('O0I1')).toBe('')
    expect(codeIn('ABCDE')).toBe('ABCD')
  })
  test('may be half typed', () => {
    expect(codeIn('k')).toBe('K')
    expect(codeIn('')).toBe('')
  })
})
