import { parentPort, workerData } from 'node:worker_threads'
import { openKeyCreation } from './create.ts'
import { openEpochs } from './epochs.ts'
import { openKeyFile } from './file.ts'
import type { KeyStoreOptions } from './store.ts'
import type { Answer } from './thread.ts'
import { errorFrom } from '../thrown.ts'

// Thread that creates keys for the process that has started it (`thread.ts`). It keeps none of them.

const { url, master }: KeyStoreOptions = workerData
const file = openKeyFile(url)
const epochs = openEpochs(file, master)
const create = openKeyCreation(file, epochs, epochs.refresh)

function answer(subjects: readonly string[]): Answer {
  try {
    return create(subjects)
  } catch (error) {
    return { problem: errorFrom(error).message }
  }
}

parentPort?.on('message', (subjects: readonly string[]) => parentPort?.postMessage(answer(subjects)))
