import { getPriority, setPriority } from 'node:os'
import type { Reply } from './child.ts'
import { errorFrom } from '../thrown.ts'

/** Number by which the process is nicer than its parent, so that it computes while others wait. */
const NICENESS = 5
const MAX_NICENESS = 19

/** Answers the questions of the process that started this one, one at a time, and ends with it. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer> | Answer) {
  setPriority(Math.min(getPriority() + NICENESS, MAX_NICENESS))
  const send = (reply: Reply) => process.send?.(reply)

  async function reply(question: Question): Promise<Reply> {
    try {
      return { answer: await answer(question) }
    } catch (error) {
      return { problem: errorFrom(error).message }
    }
  }
  process.on('message', (question: Question) => void reply(question).then(send))
  send('ready')
}
