import { registerHooks } from 'node:module'

// Runs before each test file (see domain.ts).

const url = new URL('domain.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'async-hook-domain' ? { url, shortCircuit: true } : next(specifier, context),
})
