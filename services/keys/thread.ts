import { Worker } from 'node:worker_threads'
import type { KeyStoreOptions } from './store.ts'

/** Answer of the thread to a list of subjects: null, or why their keys could not be created. */
export type Created = string | null

export interface KeyThread {
  /** Creates keys for subjects that have none and were not destroyed. */
  create: (subjects: readonly string[]) => Promise<void>
  isBusy: () => boolean
  close: () => void
}

/** Opens a thread that creates keys, one transaction after the other. It starts with the first one. */
export function openKeyThread(options: Pick<KeyStoreOptions, 'url' | 'master'>): KeyThread {
  const waiting: PromiseWithResolvers<void>[] = []
  let thread: Worker | null = null

  function start(): Worker {
    const started = new Worker(new URL('key-thread.ts', import.meta.url), { workerData: options })
    started.on('message', (problem: Created) => {
      const asked = waiting.shift()
      if (problem === null) asked?.resolve()
      else asked?.reject(new Error(problem))
      if (waiting.length === 0) started.unref()
    })
    // The next keys start another thread.
    started.on('error', (error: Error) => {
      thread = null
      for (const { reject } of waiting.splice(0)) reject(error)
    })
    return started
  }

  return {
    create(subjects) {
      const asked = Promise.withResolvers<void>()
      waiting.push(asked)
      thread ??= start()
      thread.ref()
      thread.postMessage(subjects)
      return asked.promise
    },
    isBusy: () => waiting.length > 0,
    close() {
      for (const { reject } of waiting.splice(0)) reject(new Error('The key store was closed'))
      void thread?.terminate()
    },
  }
}
