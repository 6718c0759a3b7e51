import { writeSync } from 'node:fs'
import { mend } from '../storage/mend.ts'
import { rowsIn } from './damage-log.ts'

// Process that repairs the events at given positions from a sound file. It prints a line before each repair, so that a
// test can kill it in between.
const [file = '', sound = '', ...positions] = process.argv.slice(2)
const rows = new Map(rowsIn(sound).map((row) => [row.position, row]))
for (const position of positions) {
  writeSync(1, '.')
  mend(file, rows.get(Number(position))!, Date.now())
}
