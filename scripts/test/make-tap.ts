import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { root } from '../network.ts'

// Bundles tap into the file TEST_TAP, because the 280 modules of the package take longer to load than many tests run.

const bundle = process.env.TEST_TAP
if (!bundle) throw new Error('TEST_TAP says where the bundle is to be made')

/** Leaves out React, which tap loads to print differences between elements, because tests compare none. */
const withoutReact: Plugin = {
  name: 'without-react',
  load: (id) =>
    id.endsWith('/tcompare/dist/esm/react-element-to-jsx-string.js') ? 'export default String' : null,
}

const folder = dirname(bundle)
mkdirSync(dirname(folder), { recursive: true })
const passing = mkdtempSync(`${folder}-`)
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [withoutReact],
  ssr: { noExternal: true, external: ['async-hook-domain'] },
  build: {
    ssr: fileURLToPath(import.meta.resolve('tap')),
    outDir: passing,
    minify: false,
    target: 'esnext',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: basename(bundle) } },
  },
})
try {
  renameSync(passing, folder)
} catch (error) {
  // Another run may have made the bundle at the same time.
  if (!existsSync(bundle)) throw error
  rmSync(passing, { recursive: true })
}
