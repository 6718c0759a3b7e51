import { readSync, writeSync } from 'node:fs'
import { mend } from '../storage/mend.ts'
import { rowsIn } from './damage-log.ts'

// Process that repairs the events at given positions from a sound file, one for each byte of its input. It prints a
// byte before each repair, so that a test can kill it in between.
const [file = '', sound = '', ...positions] = process.argv.slice(2)
const rows = new Map(rowsIn(sound).map((row) => [row.position, row]))
for (const position of positions) {
  readSync(0, Buffer.alloc(1))
  writeSync(1, '.')
  mend(file, rows.get(Number(position))!, Date.now())
}
