import type { Keys } from './codec.ts'

/** Keys for processes without access to them: personal fields read as erased and cannot be written. */
export const withoutKeys: Keys = {
  ensure: () => Promise.reject(new Error('This process has no keys: it cannot write personal data.')),
  find: async () => new Map(),
}
