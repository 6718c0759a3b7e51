import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { health } from '../../events/log/health.ts'
import { mendEvents } from '../../events/log/mend.ts'
import { checkFile } from '../../services/eventstore/storage/check.ts'
import type { Problem } from '../../services/eventstore/storage/damage.ts'
import { callerPath, dataFolder, openNetwork } from '../network.ts'
import { copiesIn } from './copies.ts'
import { LOG } from './manifest.ts'
import { wholeFrom } from './workplace.ts'

interface MendReport {
  mended: number[]
  sound: number[]
  /** Damage that could not be repaired, with the reason. */
  remaining: (Problem & { why: string | null })[]
}

/** Repairs a log with copies from a backup or export: the event at `position`, or all damage that `look` returns. */
export async function mendLog({
  url,
  from,
  position,
  look,
}: {
  url: string
  from: string
  position?: number | undefined
  /** Returns the current damage; the first hundred damaged events are enough. */
  look: () => Problem[] | Promise<Problem[]>
}): Promise<MendReport> {
  const report: MendReport = { mended: [], sound: [], remaining: [] }
  const reasons = new Map<number, string>()

  async function mend(positions: number[]): Promise<boolean> {
    const before = report.mended.length
    const copies = await copiesIn(from, new Set(positions))
    for (const missing of positions) reasons.set(missing, `${from} has no undamaged copy of it`)
    for (const [index, outcome] of (await mendEvents(url, copies)).entries()) {
      const at = copies[index]!.position
      if (outcome.kind === 'refused') reasons.set(at, outcome.message)
      else report[outcome.kind].push(at)
      if (outcome.kind !== 'refused') reasons.delete(at)
    }
    return report.mended.length > before
  }

  if (position !== undefined) {
    await mend([position])
    const why = reasons.get(position)
    if (why !== undefined) report.remaining.push({ position, what: `the event at position ${position}`, why })
    return report
  }
  for (;;) {
    const problems = await look()
    const open = problems.flatMap(({ position }) => position ?? [])
    const isBetter = problems.length > 0 && (await mend(open))
    if (isBetter) continue
    // The node may have repaired its index even if no event was repaired.
    const left = problems.length > 0 ? await look() : []
    report.remaining = left.map((problem) => ({
      ...problem,
      why: problem.position === null ? null : (reasons.get(problem.position) ?? null),
    }))
    report.sound = []
    return report
  }
}

async function run({ from, position, json = false }: { from: string; position?: number; json?: boolean }) {
  const network = await openNetwork({ need: ['eventstore'], log: (line) => console.error(line) })
  try {
    const url = network.settings.eventstoreUrl
    const logFile = join(dataFolder(), LOG)
    const isHere = process.env.EVENTSTORE_URL === undefined && existsSync(logFile)
    const told = async () => (await health(url)).flatMap(({ damage }) => damage ?? [])
    const look = isHere ? () => checkFile(logFile).problems : told
    const report = await mendLog({ url, from: callerPath(from), position, look })
    tell(report, json)
    if (report.remaining.length > 0) process.exitCode = 1
  } finally {
    await network.close()
  }
}

function tell(report: MendReport, json: boolean) {
  const { mended, sound, remaining } = report
  if (json) return console.log(JSON.stringify(report))
  for (const position of mended) console.log(`Repaired the event at position ${position}.`)
  for (const position of sound) console.log(`The event at position ${position} is not damaged.`)
  for (const { what, why } of remaining) console.error(`Still damaged: ${what}.${why ? ` ${why}.` : ''}`)
  const events = `${mended.length} event${mended.length === 1 ? '' : 's'} repaired`
  console.log(
    remaining.length > 0 ? `${events}; ${remaining.length} still damaged.` : `${events}; none still damaged.`,
  )
  if (mended.length > 0)
    console.log(
      'If read models skipped these events or were rebuilt without them, run npm run replay -- --all.',
    )
}

export const mendCommand = new Command('mend')
  .description(
    'Replace damaged events of the embedded node with copies from a backup or an export of this log, while the network ' +
      'is up. Undamaged events stay as they are, and a copy is used only if it is proved to be the same event. The exit ' +
      'code is 1 if something is still damaged.',
  )
  .requiredOption('--from <path>', 'a backup (its folder, or its log.sqlite) or an export')
  .option(
    '--position <position>',
    'only the event at this position; default: all damaged events',
    wholeFrom(1),
  )
  .option('--json', 'print the report as a line of JSON')
  .action(run)
