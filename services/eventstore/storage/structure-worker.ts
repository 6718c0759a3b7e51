import { parentPort, workerData } from 'node:worker_threads'
import { structureOf } from './structure.ts'

parentPort?.postMessage(structureOf(String(workerData)))
