import type { Test } from 'tap'

// Takes the place of the package `tap` in test files, several of which run one after the other in one process: what a
// file defines on the root belongs to the test of this file (file-process.ts).

let current: Test | null = null

/** Makes a test the root of the test file that is imported next. */
export function setRoot(root: Test): void {
  current = root
}

function root(): Test {
  if (!current) throw new Error('No test file runs')
  return current
}

/** Root of the running test file. */
export const t = new Proxy(
  {},
  {
    get(_, name) {
      const value: unknown = Reflect.get(root(), name)
      return typeof value === 'function' ? value.bind(root()) : value
    },
    set: (_, name, value) => Reflect.set(root(), name, value),
  },
)
export { t as default }

export const test = (...args: unknown[]): unknown => Reflect.apply(root().test, root(), args)
