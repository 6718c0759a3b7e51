/** What was looked at in a community as one person. */
export interface Tally {
  community: string
  who: string
  screens: number
  /** Addresses on its own and its sisters' hosts that were opened. */
  links: number
  /** Addresses beyond the network: named, not opened. */
  outside: number
  /** Buttons, tabs and menu entries that differ, each on its kind of screen. */
  buttons: number
  pressed: number
  /** Of the same look and name as one that was pressed in another community, on the same kind of screen. */
  asBefore: number
  /** Of the same look and first word as three that were pressed on the same kind of screen. */
  alike: number
  /** Not to be pressed as the screen stands. */
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

/** The columns, with what is printed above them. */
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

/** Tallies as a table of text, with their sum. */
export function tableOf(tallies: readonly Tally[]): string {
  const sum = emptyTally('all', '')
  for (const tally of tallies)
    for (const [name, value] of Object.entries(tally))
      if (typeof value === 'number') Object.assign(sum, { [name]: Number(Reflect.get(sum, name)) + value })
  const names = Object.keys(columns) as (keyof Tally)[]
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
