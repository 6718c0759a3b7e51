import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import type { Answer, Question } from './workshop.ts'
import { makeImage } from './make.ts'

// Main module of the process of images. It makes one at a time, and ends with the process that has started it.

/** Number by which this process is nicer than its parent, so that it computes while others wait. */
const NICENESS = 10
const MAX_NICENESS = 19

setPriority(Math.min(getPriority() + NICENESS, MAX_NICENESS))

async function answer({ file, order }: Question): Promise<Answer> {
  try {
    return { made: await makeImage(await readFile(file), order) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (question: Question) => void answer(question).then((made) => process.send?.(made)))
