import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lobby, Refused, Scene, ServerMessage, Sync } from '../generated/wire'
import { LiveTable, type Line } from './room.svelte'

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
const scene = (now: number) => ({ now, view: {}, covered: false }) as unknown as Scene
const sync = (version: number, change: Partial<Sync> = {}): Sync => ({
  type: 'sync',
  version,
  seat: 0,
  held: true,
  lobby,
  scene: scene(1000),
  log: [],
  chat: [],
  ...change,
})
const update = (version: number) => ({
  type: 'update' as const,
  version,
  events: [],
  log: [{ n: version, stamp: null, say: `line ${version}` }],
  scene: scene(version),
})

describe('a live table', () => {
  let line: FakeLine
  let room: LiveTable

  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'room:8000' })
    room = new LiveTable('K7QF', (url) => (line = new FakeLine(url)))
  })

  it('asks for everything first, and after a break for what is missing', () => {
    expect(line.url()).toBe('ws://room:8000/api/tables/K7QF/socket')
    line.open()
    line.hear(sync(4))
    expect(line.url()).toBe('ws://room:8000/api/tables/K7QF/socket?since=4')
  })

  it('takes versions in their order and ignores repeated ones', () => {
    line.open()
    line.hear(sync(4))
    line.hear(update(5))
    line.hear(update(5))
    line.hear(update(6))
    expect(room.version).toBe(6)
    expect(room.log.map((one) => one.say)).toEqual(['line 5', 'line 6'])
    expect(room.scene?.now).toBe(6)
  })

  it('asks once for a gap and waits until it is filled', () => {
    line.open()
    line.hear(sync(4))
    line.hear(update(7))
    line.hear(update(8))
    expect(line.sent).toEqual([{ type: 'catch_up', since: 4 }])
    expect(room.version).toBe(4)
    for (const version of [5, 6, 7, 8]) line.hear(update(version))
    expect(room.version).toBe(8)
    expect(room.log).toHaveLength(4)
    line.hear(update(10))
    expect(line.sent.at(-1)).toEqual({ type: 'catch_up', since: 8 })
  })

  it('takes news of presence that have no version of their own', () => {
    line.open()
    line.hear(sync(4))
    line.hear({ type: 'lobby_changed', version: 4, seat: 2, lobby: { ...lobby, spectators: 3 } })
    expect(room.lobby?.spectators).toBe(3)
    expect(room.seat).toBe(2)
    expect(room.version).toBe(4)
    line.hear({ type: 'lobby_changed', version: 5, seat: 2, lobby })
    expect(room.version).toBe(5)
  })

  it('settles a request when it is done', async () => {
    line.open()
    line.hear(sync(0))
    const answered = room.answer({ type: 'lock' }, 3)
    expect(room.busy).toBe(true)
    const { id, ...rest } = line.sent[0]
    expect(rest).toEqual({ type: 'answer', choice: { type: 'lock' }, number: 3 })
    line.hear({ type: 'done', id, version: 1 })
    expect(await answered).toEqual({ type: 'done', id, version: 1 })
    expect(room.busy).toBe(false)
  })

  it('sends what was not acknowledged again, under the same id, and nothing else', async () => {
    line.open()
    line.hear(sync(0))
    const first = room.say('hello')
    const second = room.ready(true)
    line.hear({ type: 'done', id: line.sent[0].id, version: 1 })
    await first
    line.drop()
    const third = room.start()
    expect(line.sent).toHaveLength(2)
    line.open()
    expect(line.sent.slice(2).map((one) => one.type)).toEqual(['ready', 'start'])
    expect(line.sent[2].id).toBe(line.sent[1].id)
    line.hear({ type: 'done', id: line.sent[2].id, version: 2 })
    line.hear({ type: 'done', id: line.sent[3].id, version: 3 })
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
    const told: Refused[] = []
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

  it('keeps a hint until the next scene', async () => {
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
