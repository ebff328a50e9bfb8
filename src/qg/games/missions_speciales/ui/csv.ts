/** Evaluation sheets as a table for a spreadsheet: a line for each mission undertaken. */
import { TYPES, type Bench, type Points } from './model.svelte'

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`

export function sheetsAsCsv(bench: Bench): string {
  const { fields } = bench.facts
  const kinds = (title: string): string[] => TYPES.map((type) => `${title} (${bench.t(`q-${type}`)})`)
  const head = fields.flatMap((field) => {
    const title = `${field.n} ${bench.t(`sheet-field-${field.n}`)}`
    return field.per_type ? kinds(title) : [title]
  })
  const rows = bench.order.flatMap((seat) =>
    bench.board.sheets[seat].map((line) =>
      fields.flatMap((field) => {
        const value = line[field.id]
        if (field.per_type) return value === null ? ['', '', ''] : [...(value as unknown as Points)]
        if (field.id === 'agent_name') return [bench.name(seat)]
        if (field.id === 'mission_title') return [bench.t(`mission-${line.mission_title}`)]
        if (field.id === 'status') return [bench.t(`status-${line.status}`)]
        return [(value as string | number | null) ?? '']
      }),
    ),
  )
  return '\ufeff' + [head, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')
}

export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
