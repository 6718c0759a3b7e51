import { existsSync, readFileSync } from 'node:fs'
import { family } from '../../network/family.ts'

/** Linux reports CPU time in clock ticks of 10 ms. */
const TICK_MS = 10

/** Returns two CPU times (user and system, in ms): of a process, and of its children that have ended. */
function timesOf(pid: number): number[] {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return [Number.NaN]
  // /proc/<pid>/stat contains the program's name in brackets, possibly with spaces; fields are counted after them.
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
