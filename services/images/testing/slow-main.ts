import { answerQuestions } from '../../child/answer-questions.ts'
import type { Made } from '../make.ts'
import type { Question } from '../workshop.ts'

// A process of images for tests, which never finishes a file called `slow`, and makes nothing of any other.

answerQuestions(({ file }: Question): Promise<Made> => {
  const { promise, resolve } = Promise.withResolvers<Made>()
  if (!file.endsWith('slow')) resolve({ files: [], color: '#000000', width: 1, height: 1 })
  return promise
})
