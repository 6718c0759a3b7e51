import type { Keys } from './codec.ts'

/** Key store for processes without access to keys, which read personal fields as erased and cannot write them. */
export const withoutKeys: Keys = {
  ensure: () => Promise.reject(new Error('This process has no keys: it cannot write personal data.')),
  find: async () => new Map(),
}
