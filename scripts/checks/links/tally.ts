import { keysOf } from '../../../events/entries.ts'

export interface Tally {
  community: string
  who: string
  screens: number
  /** Number of opened addresses on the same host and on other hosts of the network. */
  links: number
  /** Number of addresses outside the network, which are listed but not opened. */
  outside: number
  /** Number of different buttons, tabs and menu entries per kind of screen. */
  buttons: number
  pressed: number
  /** Number of controls that were not pressed, because an equal one was pressed in another community. */
  asBefore: number
  /** Number of controls that were not pressed, because three of the same kind were pressed. */
  alike: number
  disabled: number
  dead: number
}

export const emptyTally = (community: string, who: string): Tally => ({
  community,
  who,
  screens: 0,
  links: 0,
  outside: 0,
  buttons: 0,
  pressed: 0,
  asBefore: 0,
  alike: 0,
  disabled: 0,
  dead: 0,
})

const columns = {
  community: 'community',
  who: 'who',
  screens: 'screens',
  links: 'links',
  outside: 'outside',
  buttons: 'buttons',
  pressed: 'pressed',
  asBefore: 'as before',
  alike: 'alike',
  disabled: 'disabled',
  dead: 'dead',
} as const satisfies Record<keyof Tally, string>

export function tableOf(tallies: readonly Tally[]): string {
  const sum = emptyTally('all', '')
  for (const tally of tallies)
    for (const [name, value] of Object.entries(tally))
      if (typeof value === 'number') Object.assign(sum, { [name]: Number(Reflect.get(sum, name)) + value })
  const names = keysOf(columns)
  const rows = [columns, ...tallies, sum].map((row) => names.map((name) => String(row[name])))
  const widths = names.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const isText = (at: number) => at < 2
  return rows
    .map((row) =>
      row
        .map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
