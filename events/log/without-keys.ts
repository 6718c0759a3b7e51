import type { Keys } from './codec.ts'

/** For who reads the log without keys: everything personal reads as erased, and nothing personal can be written. */
export const withoutKeys: Keys = {
  ensure: () => Promise.reject(new Error('This process has no keys: it cannot write anything personal.')),
  find: async () => new Map(),
}
