import type { Entry } from './entries.ts'

/** A text that was not sent, with its form's name and path if known, and the time of its last change in ms since 1970. */
export interface HalfWritten {
  readonly label: string
  readonly path: string | null
  readonly text: string
  readonly at: number
}

interface Stored extends HalfWritten {
  readonly key: string
  readonly tab: string
  readonly over: unknown
}

const isContinued = (all: readonly Stored[], { key, tab, at }: Stored) =>
  all.some(
    ({ key: of, over }) =>
      of === key && Array.isArray(over) && over.some((mark) => mark?.[0] === tab && mark[1] === at),
  )

function storedIn([name, stored]: Entry): Stored | null {
  const [key = '', tab = ''] = name.split('\n')
  try {
    const { label, path, text, at, over }: Record<string, unknown> = JSON.parse(stored)
    if (typeof label !== 'string' || typeof text !== 'string' || typeof at !== 'number') return null
    return { key, tab, label, path: typeof path === 'string' ? path : null, text, at, over }
  } catch {
    return null
  }
}

/** The texts among stored drafts that somebody would miss, newest first: not blank, and not continued by another tab. */
export function halfWritten(entries: readonly Entry[]): HalfWritten[] {
  const all = entries.map(storedIn).filter((stored) => stored !== null)
  return all
    .filter((stored) => stored.text.trim() !== '' && !isContinued(all, stored))
    .toSorted((a, b) => b.at - a.at)
    .map(({ label, path, text, at }) => ({ label, path, text, at }))
}
