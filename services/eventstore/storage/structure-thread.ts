import { parentPort, workerData } from 'node:worker_threads'
import { structureOf } from './structure.ts'

// Looks at the structure of a file, beside those who read and write it.
parentPort?.postMessage(structureOf(String(workerData)))
