/** Globs of the files, from the root, of which the web is built. */
export const sources = [
  'web/**/*.*',
  'services/rules/**/*.ts',
  'events/{entries,kinds,routes}.ts',
  'scripts/build/relay.ts',
  'vite.config.ts',
  'package-lock.json',
]
