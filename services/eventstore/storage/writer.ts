import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { openToWrite } from './schema.ts'
import { prepareWriter, write, type Write, type Written } from './write.ts'

/** What the writer is asked, and what it answers. */
export interface Asked {
  number: number
  write: Write
}
export interface Answered {
  results: { number: number; written: Written }[]
}

/** The most writes that share a commit. */
const GROUP = 2000

// The writer's thread: a disk that is slow to sync holds up nobody but those who wait for it.
const { file, port } = workerData as { file: string; port: MessagePort }
const db = openToWrite(file)
const sql = prepareWriter(db)

/** Carries out all waiting writes in one transaction; a write that fails takes only itself back. */
function commit(asked: Asked[]): Answered {
  const results: Answered['results'] = []
  try {
    db.exec('begin immediate')
    for (const { number, write: change } of asked) {
      db.exec('savepoint one')
      try {
        results.push({ number, written: write(sql, change, Date.now() * 1000) })
        db.exec('release one')
      } catch (error) {
        db.exec('rollback to one; release one')
        results.push({ number, written: failure(error) })
      }
    }
    db.exec('commit')
    return { results }
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    return { results: asked.map(({ number }) => ({ number, written: failure(error) })) }
  }
}

const failure = (error: unknown): Written => ({
  kind: 'failed',
  message: `The event store could not write: ${error instanceof Error ? error.message : String(error)}`,
})

port.on('message', (first: Asked | 'close') => {
  const asked: Asked[] = []
  let closing = first === 'close'
  if (first !== 'close') asked.push(first)
  while (asked.length < GROUP && !closing) {
    const next = receiveMessageOnPort(port)
    if (!next) break
    if (next.message === 'close') closing = true
    else asked.push(next.message as Asked)
  }
  if (asked.length) port.postMessage(commit(asked))
  if (closing) {
    db.exec('pragma wal_checkpoint(truncate)')
    db.close()
    port.close()
  }
})
parentPort?.postMessage('ready')
