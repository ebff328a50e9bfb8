import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lobby, RequestRefused, Scene, ServerMessage, Sync } from '../generated/wire'
import { JoinedTable, type Line } from './room.svelte'

class FakeLine implements Line {
  sent: any[] = []
  closed = false
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly url: () => string) {}
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = () => void (this.closed = true)
  reconnect = () => {}
  open = () => this.onopen?.()
  drop = (code = 1006) => this.onclose?.({ code })
  hear = (message: Partial<ServerMessage> & { type: string }) => this.onmessage?.({ data: JSON.stringify(message) })
}

const lobby = { code: 'K7QF', game: 'toy', phase: 'playing', seats: [], host: 0, rematch: null } as unknown as Lobby
const scene = (board: unknown) => ({ view: { board, number: 0 }, covered: false }) as unknown as Scene
const sync = (n: number, change: Partial<Sync> = {}): Sync => ({
  type: 'sync',
  stream: 'first',
  n,
  seat: 0,
  held: true,
  lobby,
  scene: scene({ steps: 0 }),
  now: 1000,
  opening: null,
  log: [],
  chat: [],
  ...change,
})
const update = (n: number) => ({
  type: 'update' as const,
  n,
  now: 1000 + n,
  moments: [{ event: { type: 'step' } as never, k: n, lines: [{ id: `line ${n}` }], patch: { '~': { steps: n } } }],
  scene: { '~': { view: { '~': { number: n } } } },
})
const steps = (room: JoinedTable) => room.scene?.view.board

describe('a live table', () => {
  let line: FakeLine
  let room: JoinedTable

  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'room:8000' })
    room = new JoinedTable('K7QF', (url) => (line = new FakeLine(url)))
  })

  it('asks for everything first, and after a break for what is missing', () => {
    expect(line.url()).toBe('ws://room:8000/api/tables/K7QF/socket?protocol=2')
    line.open()
    line.hear(sync(4))
    line.hear(update(5))
    expect(line.url()).toBe('ws://room:8000/api/tables/K7QF/socket?protocol=2&stream=first&n=5')
  })

  it('leaves drafts with the room, and is silent about one that came too late', async () => {
    const refused = vi.fn()
    room.onrefused = refused
    line.open()
    line.hear(sync(4))
    const answered = room.draft({ type: 'lock' }, 7)
    const [asked] = line.sent as { id: string }[]
    expect(asked).toMatchObject({ type: 'draft', number: 7, choice: { type: 'lock' } })
    line.hear({ type: 'refused', id: asked!.id, code: 'stale', say: '', rule: null })
    expect((await answered).type).toBe('refused')
    expect(refused).not.toHaveBeenCalled()
    expect(room.busy).toBe(false)
  })

  it('takes messages in their order and ignores repeated ones', () => {
    line.open()
    line.hear(update(1))
    expect(room.scene).toBeNull()
    line.hear(sync(4))
    line.hear(update(5))
    line.hear(update(5))
    line.hear({ type: 'chatted', n: 6, line: { id: 1, seat: 0, name: 'Ana', text: 'hello' } })
    line.hear(update(7))
    expect(room.log.map(({ k, say }) => [k, (say as any).id])).toEqual([
      [5, 'line 5'],
      [7, 'line 7'],
    ])
    expect(room.chat).toHaveLength(1)
    expect(steps(room)).toEqual({ steps: 7 })
    expect(room.scene?.view.number).toBe(7)
    expect(line.sent).toEqual([])
  })

  it('asks once for a gap and waits until it is filled', () => {
    line.open()
    line.hear(sync(4))
    line.hear(update(7))
    line.hear(update(8))
    expect(line.sent).toEqual([{ type: 'catch_up', stream: 'first', n: 4 }])
    expect(steps(room)).toEqual({ steps: 0 })
    for (const n of [5, 6, 7, 8]) line.hear(update(n))
    expect(steps(room)).toEqual({ steps: 8 })
    expect(room.log).toHaveLength(4)
    line.hear(update(10))
    expect(line.sent.at(-1)).toEqual({ type: 'catch_up', stream: 'first', n: 8 })
  })

  it('forgets everything when another stream begins, whatever its numbers', () => {
    line.open()
    line.hear(sync(40))
    line.hear(update(42))
    line.hear(sync(2, { stream: 'second', seat: null, scene: scene({ steps: 1 }), log: [] }))
    expect(room.seat).toBeNull()
    expect(room.log).toEqual([])
    expect(steps(room)).toEqual({ steps: 1 })
    line.hear(update(3))
    expect(steps(room)).toEqual({ steps: 3 })
    expect(line.url()).toContain('&stream=second&n=3')
  })

  it('takes no time of a lobby for the time of the game', () => {
    line.open()
    line.hear(sync(1, { scene: null, now: 2_000 }))
    line.hear({ type: 'presence', here: [true], spectators: 0, now: 2_000 })
    line.hear(sync(2, { now: 100 }))
    expect(room.clock.now).toBeLessThan(1_000)
    line.hear({ type: 'presence', here: [true], spectators: 0, now: 1_500 })
    expect(room.clock.now).toBeGreaterThanOrEqual(1_500)
  })

  it('knows who is here, whatever the numbers', () => {
    const seats = [{ name: 'Ana', here: true }, { name: 'Leo' }] as unknown as Lobby['seats']
    line.open()
    line.hear(sync(4, { lobby: { ...lobby, seats } }))
    line.hear({ type: 'presence', here: [false, true], spectators: 3, now: 90_000 })
    expect(room.lobby?.spectators).toBe(3)
    expect(room.clock.now).toBeGreaterThanOrEqual(90_000)
    expect(room.lobby?.seats.map((seat) => seat.here)).toEqual([false, true])
    line.hear({ type: 'lobby_changed', n: 5, seat: 1, lobby })
    expect(room.seat).toBe(1)
    expect(room.lobby?.seats).toEqual([])
  })

  it('has things put in words', async () => {
    line.open()
    line.hear(sync(0))
    const asked = room.ask('options')
    expect(line.sent[0]).toMatchObject({ type: 'words', what: 'options' })
    expect(room.busy).toBe(false)
    line.hear({ type: 'worded', id: line.sent[0].id, what: 'options', lines: ['Lock red'] })
    expect(await asked).toEqual(['Lock red'])
  })

  it('settles a request when it is done', async () => {
    line.open()
    line.hear(sync(0))
    const answered = room.answer({ type: 'lock' }, 3)
    expect(room.busy).toBe(true)
    const { id, ...rest } = line.sent[0]
    expect(rest).toEqual({ type: 'answer', choice: { type: 'lock' }, number: 3 })
    line.hear({ type: 'done', id })
    expect(await answered).toEqual({ type: 'done', id })
    expect(room.busy).toBe(false)
  })

  it('sends what was not acknowledged again, under the same id, and nothing else', async () => {
    line.open()
    line.hear(sync(0))
    const first = room.say('hello')
    const second = room.ready(true)
    line.hear({ type: 'done', id: line.sent[0].id })
    await first
    line.drop()
    const third = room.start()
    expect(line.sent).toHaveLength(2)
    line.open()
    expect(line.sent.slice(2).map((one) => one.type)).toEqual(['ready', 'start'])
    expect(line.sent[2].id).toBe(line.sent[1].id)
    line.hear({ type: 'done', id: line.sent[2].id })
    line.hear({ type: 'done', id: line.sent[3].id })
    expect((await second).type).toBe('done')
    expect((await third).type).toBe('done')
  })

  it('says when the connection is lost and when it is back', () => {
    expect(room.connection).toBe('connecting')
    line.open()
    expect(room.connection).toBe('live')
    line.drop()
    expect(room.connection).toBe('lost')
    expect(room.lostSince).not.toBeNull()
    line.open()
    expect(room.connection).toBe('live')
    expect(room.lostSince).toBeNull()
  })

  it('tells refusals, and settles the request with them', async () => {
    const told: RequestRefused[] = []
    room.onrefused = (refused) => told.push(refused)
    line.open()
    line.hear(sync(0))
    const answered = room.answer('x', 1)
    const refused = {
      type: 'refused' as const,
      id: line.sent[0].id,
      code: 'stale',
      say: { id: 'refusal-stale', args: {} },
      rule: null,
    }
    line.hear(refused)
    expect(await answered).toEqual(refused)
    expect(told).toEqual([refused])
    expect(room.busy).toBe(false)
  })

  it('lets the coach say what the coach says', () => {
    const told = vi.fn()
    room.onrefused = told
    line.open()
    line.hear(sync(0))
    line.hear({ type: 'refused', id: null, code: 'lesson', say: 'not that one', rule: null })
    expect(room.nudge?.say).toBe('not that one')
    expect(told).not.toHaveBeenCalled()
    line.hear(update(1))
    expect(room.nudge).toBeNull()
  })

  it('looks on when another tab has taken the seat, until it plays here again', () => {
    line.open()
    line.hear(sync(0))
    expect(room.moved).toBe(false)
    line.hear({ type: 'moved' })
    expect(room.moved).toBe(true)
    room.playHere()
    expect(line.sent).toEqual([{ type: 'play_here' }])
    line.hear(sync(0))
    expect(room.moved).toBe(false)
    line.hear(sync(0, { held: false }))
    expect(room.moved).toBe(true)
  })

  it('stops trying when the room turns it away, and knows why', () => {
    line.open()
    line.hear({ type: 'refused', id: null, code: 'no_such_table', say: 'no', rule: null })
    line.drop(4404)
    expect(room.turnedAway?.code).toBe('no_such_table')
    expect(line.closed).toBe(true)
  })

  it('is sent away by a room that speaks another protocol', () => {
    line.open()
    line.hear({ type: 'refused', id: null, code: 'old_protocol', say: 'reload', rule: null })
    line.drop(4426)
    expect(room.turnedAway?.code).toBe('old_protocol')
    expect(line.closed).toBe(true)
  })

  it('keeps a hint until the next update', async () => {
    line.open()
    line.hear(sync(0))
    const asked = room.askHint()
    line.hear({ type: 'hinted', id: line.sent[0].id, choice: { type: 'lock' }, say: 'lock' })
    expect((await asked).type).toBe('hinted')
    expect(room.hint?.choice).toEqual({ type: 'lock' })
    line.hear(update(1))
    expect(room.hint).toBeNull()
  })
})
