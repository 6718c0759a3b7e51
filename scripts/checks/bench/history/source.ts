import { readFile } from 'node:fs/promises'
import { parseCollegeMsg, type SourceMessage } from '../../../import/collegemsg.ts'

/** Size of a generated source: as many members and messages as CollegeMsg. */
const [MEMBERS, MESSAGES] = [1899, 59_835]
const BEGINNING = Date.UTC(2004, 3, 15)
const MEAN_GAP_MS = 280_000

/** Pseudo-random numbers from 0 to 1 (linear congruential generator of Numerical Recipes). */
function* numbers(): Generator<number> {
  for (let state = 1; ; yield state / 2 ** 32) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
}

/** Messages with few active members: two of three messages continue what their sender began. */
function invented(): SourceMessage[] {
  const random = numbers()
  const next = () => random.next().value as number
  const member = () => 1 + Math.floor(next() ** 2 * MEMBERS)
  const messages: SourceMessage[] = []
  for (let line = 1; line <= MESSAGES; line++) {
    const answered = next() < 0.66 ? messages[Math.floor(next() * messages.length)] : undefined
    const from = answered?.to ?? member()
    const to = answered?.from ?? (from % MEMBERS) + 1
    messages.push({ line, from, to, at: BEGINNING + Math.round(line * MEAN_GAP_MS) })
  }
  return messages
}

/** Messages that a history repeats: from a CollegeMsg file, or generated. */
export const sourceOf = async (file: string | undefined): Promise<readonly SourceMessage[]> =>
  file === undefined ? invented() : parseCollegeMsg(await readFile(file, 'utf8')).messages
