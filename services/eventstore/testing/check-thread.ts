import { parentPort } from 'node:worker_threads'
import { checkFile } from '../storage/check.ts'

parentPort?.on('message', (file: string) => parentPort?.postMessage(checkFile(file).problems.length))
