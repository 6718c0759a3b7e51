import { readFileSync, renameSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { nothingChecked, type Checked } from './check.ts'
import { sentenceOf, type Problem } from './damage.ts'

interface Finding extends Problem {
  foundAt: string
}

export interface Health {
  /** Free and total bytes of the disk with the log; null if unknown. */
  disk: { folder: string; available: number; total: number } | null
  /** Time at which this process started or continued the check that is running; null if none is running. */
  startedAt: string | null
  /** Time at which the last check ended; null before the first one ended. */
  finishedAt: string | null
  /** Number of events that the running check has read, or otherwise the last one. */
  events: number
  findings: Finding[]
}

interface Kept extends Pick<Health, 'finishedAt' | 'events' | 'findings'> {
  /** Identity of the checked file; if another file takes its place, the record of the check is discarded. */
  of: string
  /** State of a check that is running or was interrupted; null between checks. */
  round: Checked | null
}

const MAX_FINDINGS = 1000

const identityOf = (file: string): string => {
  const { ino, birthtimeMs } = statSync(file)
  return `${ino} ${birthtimeMs}`
}

// The record is checked by hand: zod would take 4 MiB in each node, which needs it for nothing else.
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isProblem = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  (value.position === null || Number.isSafeInteger(value.position)) &&
  typeof value.what === 'string'
const isRound = (value: unknown) =>
  isObject(value) &&
  [value.position, value.events, value.of, value.old].every(Number.isSafeInteger) &&
  Array.isArray(value.problems) &&
  value.problems.every(isProblem)
const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.of === 'string' &&
  (value.finishedAt === null || isTime(value.finishedAt)) &&
  (value.round === null || isRound(value.round)) &&
  Number.isSafeInteger(value.events) &&
  Array.isArray(value.findings) &&
  value.findings.every((finding) => isProblem(finding) && isTime(finding.foundAt))

function read(file: string, of: string): Kept {
  const nothing = { of, finishedAt: null, round: null, events: 0, findings: [] }
  try {
    const kept: unknown = JSON.parse(readFileSync(`${file}.check`, 'utf8'))
    return isKept(kept) && kept.of === of ? kept : nothing
  } catch {
    return nothing
  }
}

function diskOf(folder: string): Health['disk'] {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder)
    return { folder, available: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}

const keyOf = ({ position, what }: Problem) => position ?? what

/**
 * Opens the record of a log's health, which is saved in `<file>.check` unless the disk is full. `isSoundAt` tells if
 * the event at a position is undamaged, as after a repair; `onFault` is called once for each damage, with a sentence.
 */
export function openHealth(
  file: string,
  { isSoundAt, onFault }: { isSoundAt: (position: number) => boolean; onFault: (sentence: string) => void },
) {
  const of = identityOf(file)
  const kept = read(file, of)
  const findings = new Map(kept.findings.map((finding) => [keyOf(finding), finding]))
  let { finishedAt, round, events } = kept
  let startedAt: string | null = null

  function keep() {
    const state: Kept = { of, finishedAt, round, events, findings: [...findings.values()] }
    try {
      writeFileSync(`${file}.check.new`, JSON.stringify(state), { mode: 0o600 })
      renameSync(`${file}.check.new`, `${file}.check`)
    } catch {
      // If the disk is full, the record exists only in memory and is lost when this process ends.
    }
  }

  function found({ position, what }: Problem): void {
    const key = keyOf({ position, what })
    if (findings.has(key) || findings.size >= MAX_FINDINGS) return
    findings.set(key, { position, what, foundAt: new Date().toISOString() })
    onFault(sentenceOf(file, { position, what }))
    keep()
  }

  return {
    found,
    read(): Health {
      for (const [key, { position }] of findings)
        if (position !== null && isSoundAt(position)) findings.delete(key)
      return {
        disk: diskOf(dirname(file)),
        startedAt,
        finishedAt,
        events: round?.events ?? events,
        findings: [...findings.values()],
      }
    },
    /** Milliseconds until the next check is due, if checks are due each `every` ms; 0 while damage is known. */
    nextCheck(every: number): number {
      if (round !== null || findings.size > 0 || finishedAt === null) return 0
      return Math.max(0, Date.parse(finishedAt) + every - Date.now())
    },
    begin(): Checked {
      startedAt ??= new Date().toISOString()
      round ??= nothingChecked()
      return round
    },
    advance(checked: Checked): void {
      round = checked
      checked.problems.forEach(found)
      keep()
    },
    /**
     * Records the end of a check: discards earlier damage that was not found again, except events that still are
     * damaged.
     */
    finish(checked: Checked): void {
      checked.problems.forEach(found)
      const again = new Set(checked.problems.map(keyOf))
      for (const [key, { position, foundAt }] of findings)
        if (position === null && !again.has(key) && startedAt !== null && foundAt < startedAt)
          findings.delete(key)
      finishedAt = new Date().toISOString()
      ;[round, startedAt, events] = [null, null, checked.events]
      keep()
    },
    pause(): void {
      startedAt = null
    },
  }
}

export type HealthRecord = ReturnType<typeof openHealth>
