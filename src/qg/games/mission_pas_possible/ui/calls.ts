/** Quick calls: how they are worded, which a die or an own slot suggests, which are worth one tap now. */
import type { Selection } from './selection.svelte'
import { same, type Need } from './model'
import type { Signal } from './types'

const call = (id: string, target: Signal['target'] = null): Signal => ({ type: 'signal', id, target })

export function callText(selection: Selection, { id, target }: Signal): string {
  const kind = selection.facts.signals[id]
  const said =
    kind === 'color'
      ? { id: `color-${target}`, args: {} }
      : kind === 'die'
        ? dieText(selection, target as number)
        : (target ?? 'none')
  return selection.say('choice-signal', { id, target: said })
}

/** A die in the tray by its face; one that has left it only by its colour. */
function dieText(selection: Selection, id: number): unknown {
  const die = selection.poolDie(id)
  return die ? selection.dieName(die) : { id: `color-${selection.color(id)}`, args: {} }
}

export const callsOn = (die: number): Signal[] => [call('want_die', die), call('take_die', die)]

/** What an own slot asks for: only where few colours or values are the answer. */
export function callsFor(selection: Selection, card: number, at: number): Signal[] {
  const bomb = selection.board.hands[selection.me]?.[card]
  const slot = bomb ? selection.facts.bombs[bomb[0]]?.slots[at] : undefined
  if (!slot) return []
  const need: Need | null = selection.figures?.needs[selection.me]?.[card]?.[at] ?? null
  const colors = need ? need.colors : [slot.color, ...slot.options.map((half) => half.color)]
  const values = need ? need.values : [slot.value, ...slot.options.map((half) => half.value)]
  const found = [
    ...colors.flatMap((color) => (color ? [call('need_color', color)] : [])),
    ...values.flatMap((value) => (value ? [call('need_value', value)] : [])),
  ]
  return found.length > 3 ? [] : found
}

export function quickCalls(selection: Selection): Signal[] {
  if (selection.held !== null && selection.poolDie(selection.held))
    return [...callsOn(selection.held), call('wait'), call('any_die'), call('stuck'), call('go'), call('bravo')]
  const needs: Signal[] = []
  const hand = selection.board.hands[selection.me] ?? []
  hand.forEach((bomb, card) => {
    const fact = bomb && selection.facts.bombs[bomb[0]]
    if (!bomb || !fact) return
    fact.slots.forEach((slot, at) => {
      const stands = slot.on.every((id) => bomb[1][fact.slots.findIndex((one) => one.id === id)])
      const calls = bomb[1][at] || !stands ? [] : callsFor(selection, card, at)
      if (calls.length === 1 && !needs.some((one) => same(one, calls[0]))) needs.push(...calls)
    })
  })
  const nearly = hand.some((bomb) => bomb && bomb[1].filter((die) => !die).length === 1)
  const always = ['any_die', 'stuck', 'wait', 'go', 'bravo'].map((id) => call(id))
  return [...(nearly ? [call('one_more')] : []), ...needs.slice(0, 3), ...always]
}
