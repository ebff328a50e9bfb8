import { expect, test } from 'vitest'
import { ago, dayTime } from './when'

test('times past are said in words, in the largest fitting unit', () => {
  expect(ago(1000, 'en', 1000 + 5 * 60)).toBe('5 minutes ago')
  expect(ago(1000, 'en', 1000 + 25 * 3600)).toBe('yesterday')
  expect(ago(1000, 'fr', 1000 + 3 * 86400)).toBe('il y a 3 jours')
})

test('a clock that is a little ahead says now', () => {
  expect(ago(1010, 'en', 1000)).toBe('now')
})

test('the night is greeted as the evening', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(dayTime)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
