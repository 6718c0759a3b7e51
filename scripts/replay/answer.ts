import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { catalogue, type EventName } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { Log } from '../../events/log.ts'
import type { AnswerRow } from '../../projections/history-question.ts'
import type { Progress } from '../../services/projector/replay/feed.ts'

/** An analyst's question to the log, exported by a file. Its rows are validated, because their types are unknown. */
interface FileQuestion {
  handles: readonly EventName[]
  initial: unknown
  step: (state: unknown, event: RecordedEvent) => unknown
  rows: (state: unknown) => unknown
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const Shape = z.object({
  handles: z
    .array(z.custom<EventName>((name) => typeof name === 'string' && Object.hasOwn(catalogue, name)))
    .min(1),
  initial: z.unknown(),
  step: z.custom<FileQuestion['step']>(isFunction),
  rows: z.custom<FileQuestion['rows']>(isFunction),
})
const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

/** Loads the question that a file exports. Throws an Error that says what the file must export. */
export async function questionIn(path: string): Promise<FileQuestion> {
  const module: Record<string, unknown> = await import(pathToFileURL(path).href)
  const fits = Object.values(module).flatMap((value) => Shape.safeParse(value).data ?? [])
  const [question, other] = fits
  if (question && !other) return question
  throw new Error(
    `${path} must export one question, { handles, initial, step, rows }, with event names in handles ` +
      '(npm run events lists them). projections/README.md has an example.',
  )
}

/** Folds all events of the log with a question. Throws the question's own errors, and an Error for invalid rows. */
export async function answer(
  log: Pick<Log, 'readAll' | 'head'>,
  { handles, initial, step, rows }: FileQuestion,
  onProgress: (progress: Progress) => void,
): Promise<readonly AnswerRow[]> {
  const types = new Set<string>(handles)
  const end = await log.head()
  const began = performance.now()
  let [state, events] = [initial, 0]
  for await (const batch of log.readAll({ types, personal: new Set() })) {
    for (const event of batch.events) if (types.has(event.type)) state = step(state, event)
    events += batch.events.length
    const seconds = (performance.now() - began) / 1000
    const share = end > 0n ? Math.min(1, Number(batch.position) / Number(end)) : 1
    onProgress({ events, rate: events / seconds, share, remaining: (seconds / share) * (1 - share) })
  }
  const answered = Rows.safeParse(rows(state))
  if (!answered.success)
    throw new Error('rows must return a list of objects whose values are strings, numbers or null.')
  return answered.data
}
