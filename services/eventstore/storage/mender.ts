import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Mended } from './mend.ts'
import type { EventRow } from './schema.ts'
import type { Structure } from './structure.ts'
import type { Asked } from './writer.ts'

/** Checks the structure of a file in a thread, because this takes as long as reading the whole file. */
async function structureOf(file: string): Promise<Structure> {
  const thread = new Worker(new URL('structure-worker.ts', import.meta.url), { workerData: file })
  const [found]: Structure[] = await once(thread, 'message')
  return found!
}

/** Lets the file's writer (`ask`) repair events, and the index if it is damaged. Returns results in the given order. */
export const openMender =
  (file: string, ask: (asked: Asked) => Promise<Mended[]>) =>
  async (copies: EventRow[]): Promise<Mended[]> => {
    const { fault, isIndexOff } = await structureOf(file)
    const refused = ({ position }: EventRow): Mended => ({
      kind: 'refused',
      message:
        `The event at position ${position} was not repaired: the file is damaged below its events (${fault}). Stop the ` +
        'node and restore a backup (npm run log -- restore <folder>).',
    })
    if (fault !== null) return copies.map(refused)
    const outcomes = await ask({ kind: 'mend', copies })
    if (isIndexOff && (await structureOf(file)).isIndexOff) await ask({ kind: 'reindex' })
    return outcomes
  }
