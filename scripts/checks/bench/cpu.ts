import { existsSync, readFileSync } from 'node:fs'
import { family } from '../../network/family.ts'

/** Milliseconds of a clock tick, in which Linux counts. */
const TICK = 10

/** User and system time of a process, then of those that it started and that have ended, in ms. */
function timesOf(pid: number): number[] {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return [Number.NaN]
  // The name of the program, in brackets, may hold anything; the times begin with the 12th field after it.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return fields.slice(11, 15).map((ticks) => Number(ticks) * TICK)
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** What a process has computed so far, in ms; NaN where the system does not tell (it is Linux that does). */
export const cpuOf = (pid: number): number => sum(timesOf(pid).slice(0, 2))

/** What a process and those that it started have computed, in ms. */
export const cpuOfFamily = (pid: number): number =>
  sum(family(pid).map((member) => sum(timesOf(member)) || 0))
