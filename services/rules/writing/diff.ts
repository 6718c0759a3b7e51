// Imports only the class that is needed, because the package's index would add 5 kB to the code that moderators load.
import type { ChangeObject } from 'diff'
import { arrayDiff } from 'diff/lib/diff/array.js'

export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const kinds = ['removed', 'added', 'same'] as const

/** Maximum number of changes up to which words are compared, because the time grows with the square of this number. */
const MAX_CHANGED_WORDS = 1000

const words = (text: string) => text.match(/\s+|[\p{L}\p{N}’'_-]+|[^\s\p{L}\p{N}]/gu) ?? []

type Change = Record<Run['kind'], string>

const isReplaced = ({ removed, added }: Change) => removed !== '' && added !== ''

/** Joins neighbouring replacements, so that a rewritten sentence appears once as old and once as new text. */
function join(runs: readonly Run[]): Run[] {
  const changes: Change[] = []
  for (const { kind, text } of runs) {
    const last = changes.at(-1)
    if (last && (kind === 'same' || last.same === '')) last[kind] += text
    else changes.push({ removed: '', added: '', same: '', [kind]: text })
  }
  const joined: Change[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    if (last && /^ +$/.test(last.same) && isReplaced(last) && isReplaced(change)) {
      last.removed += last.same + change.removed
      last.added += last.same + change.added
      last.same = change.same
    } else joined.push(change)
  }
  return joined
    .flatMap((change) => kinds.map((kind) => ({ kind, text: change[kind] })))
    .filter(({ text }) => text !== '')
}

export function diff(before: string, after: string): Run[] {
  const changes = arrayDiff.diff(words(before), words(after), { maxEditLength: MAX_CHANGED_WORDS })
  return join(
    changes
      ? changes.map(runOf)
      : [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ],
  )
}

const runOf = ({ added, removed, value }: ChangeObject<unknown[]>): Run => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value.join(''),
})
