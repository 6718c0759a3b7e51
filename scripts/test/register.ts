import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Runs before each test file (see domain.ts and make-tap.ts).

const { TEST_TAP } = process.env
const replaced: Record<string, string | undefined> = {
  'async-hook-domain': new URL('domain.ts', import.meta.url).href,
  tap: TEST_TAP && pathToFileURL(TEST_TAP).href,
}

registerHooks({
  resolve(specifier, context, next) {
    const url = replaced[specifier]
    return url ? { url, shortCircuit: true } : next(specifier, context)
  },
})
