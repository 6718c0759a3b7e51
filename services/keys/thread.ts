import { Worker } from 'node:worker_threads'
import type { Created } from './create.ts'
import type { KeyStoreOptions } from './store.ts'

/** Answer of the thread to a list of subjects: their keys, or why these could not be created. */
export type Answer = Created | { problem: string }

interface KeyThread {
  /** Creates keys for subjects that have none and were not destroyed. */
  create: (subjects: readonly string[]) => Promise<Created>
  isBusy: () => boolean
  close: () => void
}

/** Opens a thread that creates keys. It starts with the first ones. */
export function openKeyThread(options: Pick<KeyStoreOptions, 'url' | 'master'>): KeyThread {
  const waiting: PromiseWithResolvers<Created>[] = []
  let thread: Worker | null = null

  function start(): Worker {
    const started = new Worker(new URL('key-thread.ts', import.meta.url), { workerData: options })
    started.on('message', (answer: Answer) => {
      const asked = waiting.shift()
      if ('problem' in answer) asked?.reject(new Error(answer.problem))
      else asked?.resolve(answer)
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
      // Before the request waits: answers come in the order of the requests.
      thread ??= start()
      const asked = Promise.withResolvers<Created>()
      waiting.push(asked)
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
