import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Replaces modules in the processes of test files (see domain.ts, current-test.ts and make-tap.ts).

const { TEST_TAP } = process.env
const here = (file: string) => new URL(file, import.meta.url).href
const tap = TEST_TAP && pathToFileURL(TEST_TAP).href

function replacement(specifier: string, importer: string | undefined): string | undefined {
  if (specifier === 'async-hook-domain') return here('domain.ts')
  if (specifier === 'tap') return importer === here('file-process.ts') ? tap : here('current-test.ts')
  return undefined
}

registerHooks({
  resolve(specifier, context, next) {
    const url = replacement(specifier, context.parentURL)
    return url ? { url, shortCircuit: true } : next(specifier, context)
  },
})
