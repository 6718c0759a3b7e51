import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

// Unpacks Chromium, its libraries and fonts from a folder of archives into TMPDIR.

const [archives = ''] = process.argv.slice(2)
await Promise.all(
  ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((name) => inflate(join(archives, name))),
)
