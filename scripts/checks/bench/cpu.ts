import { existsSync, readFileSync } from 'node:fs'
import { family } from '../../network/family.ts'

/** Linux counts in clock ticks. */
const TICK_MS = 10

/** User and system time of a process, then of its ended children, in ms. */
function timesOf(pid: number): number[] {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return [Number.NaN]
  // The program's name, in brackets, can contain anything; the times start at the 12th field after it.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return fields.slice(11, 15).map((ticks) => Number(ticks) * TICK_MS)
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** CPU time of a process in ms; NaN except on Linux. */
export const cpuOf = (pid: number): number => sum(timesOf(pid).slice(0, 2))

export const cpuOfFamily = (pid: number): number =>
  sum(family(pid).map((member) => sum(timesOf(member)) || 0))
