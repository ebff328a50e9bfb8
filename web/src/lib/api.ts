/** The room over plain HTTP. Whatever it refuses comes as a `Refusal` with a sentence in the reader's language. */
import type {
  GameCard,
  Made,
  Me,
  MyTables,
  NewTable,
  Problem,
  Proof,
  Replay,
  SetMe,
  TableCard,
} from '../generated/wire'
import type { Pieces } from './words.svelte'

/** The room said no, or could not be reached (`problem` is null). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.code ?? `status ${status}`)
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init })
  } catch {
    throw new Refusal(0, null)
  }
  if (!response.ok) throw new Refusal(response.status, await problemOf(response))
  return response
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const body = await response.json()
    return body && typeof body === 'object' && 'say' in body ? (body as Problem) : null
  } catch {
    return null
  }
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>
}

async function text(path: string): Promise<string> {
  return (await ask(path)).text()
}

/** This browser's share of a table's chance: 32 hexadecimal digits. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const seatOf = (seat: number | null): string => (seat === null ? '' : String(seat))

export const api = {
  me: () => get<Me>('/me'),
  setMe: (me: SetMe) => post<Me>('/me', me),
  games: (lang: string) => get<GameCard[]>(`/games?lang=${lang}`),
  gameWords: (slug: string, lang: string) => text(`/games/${slug}/words/${lang}`),
  roomWords: (lang: string) => text(`/words/${lang}`),
  rules: (slug: string, lang: string) => text(`/games/${slug}/rules/${lang}`),
  pieces: (slug: string) => get<Pieces>(`/games/${slug}/pieces`),
  facts: (slug: string) => get<unknown>(`/games/${slug}/facts`),
  makeTable: (table: Partial<NewTable> & { game: string }) => post<Made>('/tables', { entropy: entropy(), ...table }),
  table: (code: string) => get<TableCard>(`/tables/${code}`),
  myTables: () => get<MyTables>('/tables'),
  proof: (code: string) => get<Proof>(`/tables/${code}/proof`),
  replay: (code: string, seat: number | null, start: number, count: number) =>
    get<Replay>(`/tables/${code}/replay?seat=${seatOf(seat)}&start=${start}&count=${count}`),
  recordUrl: (code: string) => `/api/tables/${code}/record`,
  qrUrl: (code: string) => `/api/tables/${code}/qr.svg`,
}
