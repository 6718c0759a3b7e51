import { readFile } from 'node:fs/promises'
import { parseCollegeMsg, type SourceMessage } from '../../../import/collegemsg.ts'

/** Numbers of members and messages in generated histories, the same as in the CollegeMsg data set. */
const [MEMBERS, MESSAGES] = [1899, 59_835]
const BEGINNING = Date.UTC(2004, 3, 15)
const MEAN_GAP_MS = 280_000

/** Generates pseudo-random numbers from 0 to 1 (the linear congruential generator of Numerical Recipes). */
function openNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Generates messages among few active members: in two of three cases, the sender continues an earlier conversation. */
function invented(): SourceMessage[] {
  const next = openNumbers()
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

/** Reads the messages to repeat from a CollegeMsg file, or generates them. */
export const sourceOf = async (file: string | undefined): Promise<readonly SourceMessage[]> =>
  file === undefined ? invented() : parseCollegeMsg(await readFile(file, 'utf8')).messages
