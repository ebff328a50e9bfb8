import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Scene, SeatInfo } from '../generated/wire'
import { api } from './api'
import { Face, type Source } from './face.svelte'
import type { What } from './names.svelte'
import { EventStage } from './stage.svelte'
import { words } from './words.svelte'

const seat = (name: string, kind: SeatInfo['kind'] = 'person', level: string | null = null): SeatInfo => ({
  kind,
  name,
  level,
  look: { colour: 0, face: 0 },
  ready: false,
  here: true,
  muted: false,
})

function sceneOf(change: Record<string, unknown> = {}, view: Record<string, unknown> = {}): Scene {
  return {
    view: {
      waiting: [0],
      options: [{ type: 'lock', card: 'red' }, { type: 'pass' }],
      standing: [{ type: 'pause' }],
      asked: { number: 7, kind: 'choose', prompt: {} },
      outcome: null,
      board: { n: 1 },
      ...view,
    },
    covered: false,
    prompt: { id: 'ask-choose', args: {} },
    rules: [],
    figures: { total: 3 },
    hints: false,
    kept: [],
    coach: null,
    ...change,
  } as unknown as Scene
}

class Fixed implements Source {
  game = 'toy'
  seat: number | null = 0
  seats = [seat('Ana'), seat('Leo'), seat('', 'bot', 'rookie')]
  mode = 'live' as const
  facts = null
  log = []
  hinted: unknown[] = []
  busy = false
  now = 5
  stage = new EventStage()
  answer = vi.fn()
  draft = vi.fn()
  open = vi.fn()
  ask = vi.fn(async (what: What) => (what === 'table' ? ['two lines', 'of it'] : this.named()))
  shown: unknown
  scene: Scene = $state.raw(sceneOf())
  constructor(scene: Scene = sceneOf()) {
    this.scene = scene
    this.shown = scene.view.board
  }
  /** As the room names its options. */
  named() {
    return (this.scene.view.options as any[]).map(({ type, ...args }) => ({ id: `choice-${type}`, args }))
  }
}

const TOY = `joined = { $head } and { $last }
ask-choose = Choose a card
choice-lock = Lock { $card }
choice-pass = Pass
choice-pause = Pause
seat-name = Player { $number }
bot-name = { $level } { $number }
level-rookie = Rookie
`

describe('a table as boards see it', () => {
  beforeAll(async () => {
    await words.speak('en')
    vi.spyOn(api, 'pieces').mockResolvedValue({})
    await words.loadGame('toy', async () => TOY)
  })

  it('answers the open question by its number, and gives standing inputs without', () => {
    const from = new Fixed()
    const face = new Face(from)
    face.play({ card: 'red', type: 'lock' })
    face.play({ type: 'pause' })
    expect(from.answer.mock.calls).toEqual([
      [{ card: 'red', type: 'lock' }, 7],
      [{ type: 'pause' }, null],
    ])
  })

  it('leaves a draft for the open question, and speaks to the table beside it', () => {
    const from = new Fixed()
    const face = new Face(from)
    face.draft({ type: 'pass' })
    expect(from.draft).toHaveBeenCalledWith({ type: 'pass' }, 7)
    face.speak({ type: 'word', say: 'pause' })
    expect(from.answer).toHaveBeenCalledWith({ type: 'word', say: 'pause' }, null)
    const waiting = new Fixed(sceneOf({}, { waiting: [1] }))
    new Face(waiting).draft({ type: 'pass' })
    expect(waiting.draft).not.toHaveBeenCalled()
  })

  it('hands what no list holds to the space of choices that is open', () => {
    const asked = new Fixed(sceneOf({}, { options: { type: 'offsets' } }))
    new Face(asked).play({ type: 'steady', offset: 3 })
    expect(asked.answer).toHaveBeenCalledWith({ type: 'steady', offset: 3 }, 7)
    const beside = new Fixed(sceneOf({}, { standing: { type: 'messages' } }))
    new Face(beside).play({ type: 'set_intent' })
    expect(beside.answer).toHaveBeenCalledWith({ type: 'set_intent' }, null)
  })

  it('knows what may be done and what it is called', () => {
    const face = new Face(new Fixed())
    expect(face.may({ type: 'pass' })).toBe(true)
    expect(face.may({ type: 'pause' })).toBe(true)
    expect(face.may({ type: 'lock', card: 'blue' })).toBe(false)
    expect(face.find('lock')).toEqual([{ type: 'lock', card: 'red' }])
    expect(face.label({ type: 'odd', n: 1 })).toBe('odd, n 1')
  })

  it('has a choice named once somebody reads it, and all of a question at once', async () => {
    const options = [{ type: 'lock', card: 'red' }, { type: 'lock', card: 'blue' }, { type: 'pass' }]
    const from = new Fixed(sceneOf({}, { options }))
    const face = new Face(from)
    expect([face.label({ type: 'pass' }), face.label({ type: 'pause' })]).toEqual(['Pass', 'Pause'])
    await Promise.resolve()
    expect(from.ask).not.toHaveBeenCalled()
    const read = () => [face.label(options[0]), face.uncovered.label(options[1])]
    expect(read()).toEqual(['…', '…'])
    await vi.waitFor(() => expect(read()).toEqual(['Lock red', 'Lock blue']))
    expect(from.ask.mock.calls).toEqual([['options']])
    expect(await face.ask('table')).toEqual(['two lines', 'of it'])
  })

  it('asks again when other things may be chosen, and takes no answer that does not fit', async () => {
    const from = new Fixed()
    const face = new Face(from)
    const red = { type: 'lock', card: 'red' }
    face.label(red)
    await vi.waitFor(() => expect(face.label(red)).toBe('Lock red'))
    from.scene = sceneOf({}, { options: [red] })
    from.named = () => []
    face.label(red)
    await vi.waitFor(() => expect(from.ask).toHaveBeenCalledTimes(2))
    expect(face.label(red)).toBe('Lock red')
    const blue = { type: 'lock', card: 'blue' }
    from.scene = sceneOf({}, { options: [blue] })
    await vi.waitFor(() => expect(face.label(blue)).toBe('lock, card "blue"'))
  })

  it('names every seat', () => {
    expect(new Face(new Fixed()).names).toEqual(['Ana', 'Leo', 'Rookie 3'])
  })

  it('says what is asked, or whom the table waits for', () => {
    expect(new Face(new Fixed()).prompt).toBe('Choose a card')
    const others = new Face(new Fixed(sceneOf({}, { waiting: [1, 2], options: [] })))
    expect(others.asked).toBe(false)
    expect(others.prompt).toBe('Waiting for Leo and Rookie 3 …')
    const locked = new Face(new Fixed(sceneOf({}, { waiting: [1] })))
    expect(locked.prompt).toBe('Waiting for Leo … You may still change your mind.')
    const time = new Face(new Fixed(sceneOf({ prompt: null }, { waiting: [] })))
    expect(time.prompt).toBe('The clock is running …')
    const over = new Face(new Fixed(sceneOf({}, { outcome: { winners: [] } })))
    expect(over.prompt).toBe('The game is over.')
  })

  it('points at what the coach and a hint mean', () => {
    const from = new Fixed(sceneOf({ coach: { choices: [{ type: 'lock' }] } }))
    from.hinted = [{ type: 'pass' }]
    expect(new Face(from).pointed).toEqual([{ type: 'lock', card: 'red' }, { type: 'pass' }])
  })

  it('points at an example of choices too many to list', () => {
    const from = new Fixed(sceneOf({ coach: { choices: [{ type: 'mix', n: 3 }] } }, { options: { type: 'mixes' } }))
    expect(new Face(from).pointed).toEqual([{ type: 'mix', n: 3 }])
  })

  it('shows the lagging board beside the newest, and says when they are one', async () => {
    const from = new Fixed()
    from.shown = { n: 0 }
    const face = new Face(from)
    expect([face.view.board, face.shown]).toEqual([{ n: 1 }, { n: 0 }])
    expect(face.caughtUp).toBe(true)
    from.stage.hold()
    from.stage.add([{ event: null, k: 1, stamp: null, lines: [], board: {} }])
    expect(face.caughtUp).toBe(false)
  })

  it('shows a board the last scene before the curtain', () => {
    const from = new Fixed()
    const face = new Face(from)
    expect(face.uncovered.view.board).toEqual({ n: 1 })
    from.scene = sceneOf({ covered: true }, { board: null })
    expect(new Face(from).view.board).toBeNull()
    from.shown = null
    expect(face.uncovered.scene.view.board).toEqual({ n: 1 })
    expect(face.uncovered.shown).toEqual({ n: 1 })
  })
})
