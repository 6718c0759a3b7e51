import { execFileSync } from 'node:child_process'

export function family(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = Map.groupBy(
    rows.map((row) => row.trim().split(/\s+/).map(Number)),
    ([, parent]) => parent,
  )
  const all = [pid]
  for (const one of all) all.push(...(children.get(one) ?? []).map(([child]) => child!))
  return all
}
