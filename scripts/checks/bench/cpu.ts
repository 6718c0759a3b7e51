import { existsSync, readFileSync } from 'node:fs'
import type { Network } from '../../network.ts'
import { family } from '../../network/family.ts'
import { rounded, type Figure } from './figures.ts'

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

/** Resident memory of a process in KiB; NaN except on Linux. */
export const memoryOf = (pid: number): number => {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN)
}

const cpuOfFamily = (pid: number): number => sum(family(pid).map((member) => sum(timesOf(member)) || 0))

/** CPU time in ms of each process of a network, including its child processes. */
export const computedBy = ({ pids }: Pick<Network, 'pids'>): Map<string, number> =>
  new Map(Object.entries(pids()).map(([part, pid]) => [part, cpuOfFamily(pid)]))

/** Lines for the report: the CPU time of each process between two moments, divided by `per`, and the total. */
export function figuresOfComputing(
  what: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  { per, unit }: { per: number; unit: string },
): Figure[] {
  const used = [...after].map(([part, ms]) => [part, (ms - (before.get(part) ?? 0)) / per] as const)
  const all = ['all processes', sum(used.map(([, value]) => value))] as const
  return [...used, all].map(([part, value]) => ({
    what: `${what}, computing of ${part}`,
    value: rounded(value),
    unit,
  }))
}
