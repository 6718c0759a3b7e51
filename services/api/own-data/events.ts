import type { RecordedEvent } from '../../../events/event.ts'
import { MemberId } from '../../../events/ids.ts'
import type { StreamName } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { escape } from '../http/page.ts'
import { moment } from './html.ts'
import { item, list, PAGE_SIZE, paged, type OwnLists, type Sources } from './list.ts'

const MAX_CONCURRENT = 8

/** An event as it appears in the copy of a member's data. */
interface OwnEvent {
  stream: StreamName
  revision: number
  type: string
  occurredAt: string
  recordedAt: Date
  /** In a copy of a member's data, as on screens, moderators are anonymous to members. */
  by: 'you' | 'the network' | 'someone else'
  data: object
}

const isOther = (member: MemberId, field: string, value: unknown) =>
  field === 'by' && value !== member && MemberId.safeParse(value).success

function ownEvent(
  member: MemberId,
  { stream, revision, type, recordedAt, ...event }: RecordedEvent,
): OwnEvent {
  const { actor, occurredAt } = event.metadata
  const by = actor === member ? 'you' : actor === 'system' ? 'the network' : 'someone else'
  const data = Object.entries(event.data).filter(([field, value]) => !isOther(member, field, value))
  return { stream, revision, type, occurredAt, recordedAt, by, data: Object.fromEntries(data) }
}

/** Events of a stream without those of its first page, which was already read. */
async function* rest(log: Pick<Log, 'read'>, stream: StreamName, first: readonly RecordedEvent[]) {
  yield* first
  const last = first.at(-1)
  if (!last || first.length < PAGE_SIZE) return
  yield* paged(
    last.revision,
    ({ revision }: RecordedEvent) => revision,
    ({ after, limit }) => log.read(stream, { from: after + 1, limit }),
  )
}

/** Yields all events, decrypted, of the streams with personal data of a member, stream by stream. */
async function* ownEvents({ reads, log }: Sources, member: MemberId): AsyncGenerator<OwnEvent> {
  for (let after: StreamName | null = null; ;) {
    const streams: StreamName[] = (
      await reads.personalStreamsOf(member, { after, limit: MAX_CONCURRENT })
    ).map(({ stream }) => stream)
    const firsts = await Promise.all(streams.map((stream) => log.read(stream, { limit: PAGE_SIZE })))
    for (const [index, stream] of streams.entries()) {
      for await (const event of rest(log, stream, firsts[index] ?? [])) yield ownEvent(member, event)
    }
    if (streams.length < MAX_CONCURRENT) return
    after = streams.at(-1)!
  }
}

const inWords = (type: string) =>
  type
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

export const eventLists: OwnLists = (sources, member) => [
  list(
    { name: 'events', heading: 'Event history' },
    () => ownEvents(sources, member),
    ({ type, occurredAt, by }) => item(`${moment(new Date(occurredAt))}: ${escape(inWords(type))}, by ${by}`),
  ),
]
