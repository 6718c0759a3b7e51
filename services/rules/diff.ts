export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const kinds = ['removed', 'added', 'same'] as const

/** Larger texts are shown as a whole. */
const MAX_PAIRS = 4_000_000

const words = (text: string) => text.match(/\s+|[\p{L}\p{N}’'_-]+|[^\s\p{L}\p{N}]/gu) ?? []

type Change = Record<Run['kind'], string>

const isReplaced = ({ removed, added }: Change) => removed !== '' && added !== ''

/** Joins consecutive replaced words, so that a rewritten sentence reads as the old and the new one. */
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

/** Compares two texts word by word. */
export function diff(before: string, after: string): Run[] {
  const [a, b] = [words(before), words(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return join([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end > 0 ? a.slice(-end).join('') : '' },
  ])
}

function longestCommon(a: readonly string[], b: readonly string[]): Run[] {
  if (a.length * b.length > MAX_PAIRS) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ]
  }
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const runs: Run[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [wordA = '', wordB = ''] = [a[i], b[j]]
    if (i < a.length && j < b.length && wordA === wordB) {
      runs.push({ kind: 'same', text: wordA })
      i++
      j++
    } else if (i < a.length && (j === b.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      runs.push({ kind: 'removed', text: wordA })
      i++
    } else {
      runs.push({ kind: 'added', text: wordB })
      j++
    }
  }
  return runs
}
