import { readFile } from 'node:fs/promises'
import { parseCollegeMsg, type SourceMessage } from '../../../import/collegemsg.ts'

/** What a history is grown from where no file is given: as many members and messages as CollegeMsg has. */
const [MEMBERS, MESSAGES] = [1899, 59_835]
const BEGINNING = Date.UTC(2004, 3, 15)
/** Between two messages, in ms, on average. */
const APART = 280_000

/** Numbers from 0 to 1, the same each time (a linear congruential generator, of Numerical Recipes). */
function* numbers(): Generator<number> {
  for (let state = 1; ; yield state / 2 ** 32) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
}

/** Messages among members of whom few write much: of three messages two go on with what somebody has written. */
function invented(): SourceMessage[] {
  const random = numbers()
  const next = () => random.next().value as number
  const member = () => 1 + Math.floor(next() ** 2 * MEMBERS)
  const messages: SourceMessage[] = []
  for (let line = 1; line <= MESSAGES; line++) {
    const answered = next() < 0.66 ? messages[Math.floor(next() * messages.length)] : undefined
    const from = answered?.to ?? member()
    const to = answered?.from ?? (from % MEMBERS) + 1
    messages.push({ line, from, to, at: BEGINNING + Math.round(line * APART) })
  }
  return messages
}

/** The messages that a history repeats: those of a CollegeMsg file, or invented ones. */
export const sourceOf = async (file: string | undefined): Promise<readonly SourceMessage[]> =>
  file === undefined ? invented() : parseCollegeMsg(await readFile(file, 'utf8')).messages
