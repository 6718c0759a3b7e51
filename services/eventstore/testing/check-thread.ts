import { parentPort } from 'node:worker_threads'
import { checkFile } from '../storage/check.ts'

// Checks files, in a thread that can be ended.
parentPort?.on('message', (file: string) => parentPort?.postMessage(checkFile(file).problems.length))
