import { readFile } from 'node:fs/promises'
import { answerQuestions } from '../child/answer-questions.ts'
import { makeImage } from './make.ts'
import type { Question } from './workshop.ts'

// Main module of the process of images.

answerQuestions(async ({ file, order }: Question) => makeImage(await readFile(file), order))
