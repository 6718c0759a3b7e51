import { readFile } from 'node:fs/promises'
import { answerQuestions } from '../../../../services/child/answer-questions.ts'
import { makeImage, type Made } from '../../../../services/images/make.ts'
import type { Question } from '../../../../services/images/workshop.ts'
import { SLOW } from './pictures.ts'

// The process of images, but it never finishes a file that begins with a certain word.

answerQuestions(async ({ file, order }: Question): Promise<Made> => {
  const bytes = await readFile(file)
  if (bytes.subarray(0, SLOW.length).equals(SLOW)) await new Promise(() => {})
  return makeImage(bytes, order)
})
