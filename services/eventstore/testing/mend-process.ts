import { writeSync } from 'node:fs'
import { mend } from '../storage/mend.ts'
import { rowsIn } from './damage-log.ts'

// Mends the events of a file whose positions are given, by those of a sound one, and says so before each: to be killed.
const [file = '', sound = '', ...positions] = process.argv.slice(2)
const rows = new Map(rowsIn(sound).map((row) => [row.position, row]))
for (const position of positions) {
  writeSync(1, '.')
  mend(file, rows.get(Number(position))!, Date.now())
}
