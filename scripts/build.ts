import { join } from 'node:path'
import { build } from 'vite'

// `npm run build`: the browser's files and the server's renderer, into web/dist.
const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')
await build({ root, configFile, logLevel: 'warn' })
await build({ root, configFile, logLevel: 'warn', build: { ssr: true } })
