import { recordFrom } from '../../../../events/entries.ts'
import type { Mark, MarkName } from './marks.ts'

/** Parts of the time from sending a change until another member sees it, in order. */
export const phases = [
  'HTTP in',
  'session and site',
  'GraphQL',
  'load',
  'decide',
  'append: client',
  'append: wire',
  'append: queue',
  'append: write',
  'append: disk',
  'tail',
  'batch',
  'SQL',
  'commit',
  'news',
  'authorise',
  'read',
  'serialise',
  'socket',
  'not in a span',
] as const
type Phase = (typeof phases)[number]
export type Budget = Record<Phase, number>

/** A change: the times at which it was sent and seen, and the delivery in which it was seen. */
interface Way {
  began: number
  seen: number
  /** Field of the subscription whose delivery shows the change. */
  field: string
  /** Prefix of the topic that announces the change. */
  topic: string
}

const empty = (): Budget => recordFrom(phases, () => 0)

/** Total time covered by intervals, each clipped to a range. */
export function covered(
  intervals: readonly { start: number; end: number }[],
  from: number,
  to: number,
): number {
  let total = 0
  let reached = from
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const clipped = Math.min(end, to)
    total += Math.max(0, clipped - Math.max(start, reached))
    reached = Math.max(reached, clipped)
  }
  return total
}

/** Splits the time of one change among the parts of its way; the sum is the time from `began` to `seen`. */
export function budgetOf(way: Way, marks: readonly Mark[]): Budget {
  const budget = empty()
  let at = way.began
  /** Ends a phase at a moment; if the moment is unknown, the time up to the next known one belongs to no phase. */
  let isUnknown = false
  function until(moment: number | undefined, phase: Phase) {
    if (moment === undefined) return void (isUnknown = true)
    const to = Math.min(Math.max(moment, at), way.seen)
    budget[isUnknown ? 'not in a span' : phase] += to - at
    isUnknown = false
    at = to
  }
  function move(ms: number, from: Phase, to: Phase) {
    const moved = Math.min(ms, budget[from])
    budget[from] -= moved
    budget[to] += moved
  }
  const of = (part: string, name: MarkName) =>
    marks.filter((mark) => mark.part === part && mark.name === name)
  const after = (found: readonly Mark[], moment = at) => found.find(({ start }) => start >= moment)
  const spans = of('api', 'span')
  const span = (prefix: string) => spans.find(({ detail }) => detail.startsWith(prefix))

  until(after(of('api', 'request'))?.start, 'HTTP in')
  until(after(of('api', 'handler'))?.start, 'session and site')
  until(span('mutation ')?.start, 'GraphQL')
  const append = span('append')
  const loads = spans.filter(({ detail }) => detail === 'load')
  const loading = append ? covered(loads, at, append.start) : 0
  until(append?.start, 'decide')
  move(loading, 'decide', 'load')

  until(append && after(of('api', 'written'), append.start)?.start, 'append: client')
  until(after(of('eventstore', 'received'))?.start, 'append: wire')
  until(after(of('eventstore', 'write'))?.start, 'append: queue')
  const synced = after(of('eventstore', 'synced'))
  until(synced?.start, 'append: write')
  until(synced?.end, 'append: disk')

  const sent = of('api', 'sent').findLast(
    ({ start, detail }) => start <= way.seen && start >= at && detail.includes(`"${way.field}`),
  )
  const leaving = sent?.start ?? way.seen
  const news = of('api', 'news').find(
    ({ start, detail }) => start >= at && start <= leaving && detail.includes(way.topic),
  )
  const statements = of('projector', 'statement')
  // Only statements that notify have their parameters in the mark.
  const telling = statements.find(({ start, detail }) => start >= at && detail.includes(way.topic))
  const transaction = statements.filter(({ of, start }) => of === telling?.of && start >= at)
  const first = transaction[0]
  const commit = transaction.find(({ detail }) => /^commit/i.test(detail))
  // A delivery that is sent before the read model's transaction commits has not waited for the read model.
  const isFromTables = news !== undefined && (!commit || commit.start < leaving)
  if (isFromTables) {
    until(after(of('projector', 'received'))?.start, 'tail')
    until(first?.start, 'batch')
    until(commit?.start, 'SQL')
    until(commit && Math.min(commit.end, news.start), 'commit')
    until(news.start, 'news')
  } else until(after(of('api', 'received'))?.start, 'tail')

  const reads = of('api', 'statement').filter(({ start }) => start >= at && start < leaving)
  until(Math.min(reads[0]?.start ?? leaving, leaving), 'authorise')
  const reading = covered(reads, at, leaving)
  until(sent?.start, 'serialise')
  move(reading, 'serialise', 'read')
  until(way.seen, 'socket')
  return budget
}

const total = (budget: Budget) => phases.reduce((sum, phase) => sum + budget[phase], 0)

/** Mean of the budgets whose totals are between the quartiles, so that the total of the mean is close to the median. */
export function typical(budgets: readonly Budget[]): Budget {
  const sorted = budgets.toSorted((a, b) => total(a) - total(b))
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  const mean = empty()
  for (const budget of middle) for (const phase of phases) mean[phase] += budget[phase] / middle.length
  return mean
}
