import { describe, expect, test } from 'vitest'
import { COLOUR_COUNT } from '../../../generated/wire'
import { COLOURS, FACES, shapesOf } from './kit'
import { robotOf } from './robots'

describe('the avatar kit', () => {
  test('has at least a dozen faces, all different', () => {
    const drawn = new Set(FACES.map((_, number) => JSON.stringify(shapesOf(number))))
    expect(FACES.length).toBeGreaterThanOrEqual(12)
    expect(drawn.size).toBe(FACES.length)
  })
  test('has a colour for every number a look may hold', () => {
    expect(new Set(COLOURS).size).toBe(COLOUR_COUNT)
  })
  test('begins again after its last face, so every number is somebody', () => {
    expect(shapesOf(99)).toEqual(shapesOf(99 % FACES.length))
  })
  test('draws a robot of its own for each of three levels, and none beyond', () => {
    expect(new Set([0, 1, 2].map((level) => JSON.stringify(robotOf(level)))).size).toBe(3)
    expect(robotOf(7)).toEqual(robotOf(2))
    expect(robotOf(-1)).toEqual(robotOf(0))
  })
})
