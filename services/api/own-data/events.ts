import type { RecordedEvent } from '../../../events/event.ts'
import { MemberId } from '../../../events/ids.ts'
import type { StreamName } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { escape } from '../rest/page.ts'
import { moment } from './html.ts'
import { item, list, PAGE, paged, type OwnLists, type Sources } from './list.ts'

/** How many streams are read at once. */
const AT_ONCE = 8

/** An event as its member gets it. */
interface OwnEvent {
  stream: StreamName
  revision: number
  type: string
  occurredAt: string
  recordedAt: Date
  /** Whose doing it was: moderators are not named to members, here as little as on the screens. */
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

/** The events of a stream after its first page, which was read already. */
async function* rest(log: Pick<Log, 'read'>, stream: StreamName, first: readonly RecordedEvent[]) {
  yield* first
  const last = first.at(-1)
  if (!last || first.length < PAGE) return
  yield* paged(
    last.revision,
    ({ revision }: RecordedEvent) => revision,
    ({ after, limit }) => log.read(stream, { from: after + 1, limit }),
  )
}

/** Every event of the streams in which there is something personal of a member, in the clear, stream by stream. */
async function* ownEvents({ reads, log }: Sources, member: MemberId): AsyncGenerator<OwnEvent> {
  for (let after: StreamName | null = null; ;) {
    const streams: StreamName[] = (await reads.personalStreamsOf(member, { after, limit: AT_ONCE })).map(
      ({ stream }) => stream,
    )
    const firsts = await Promise.all(streams.map((stream) => log.read(stream, { limit: PAGE })))
    for (const [index, stream] of streams.entries()) {
      for await (const event of rest(log, stream, firsts[index] ?? [])) yield ownEvent(member, event)
    }
    if (streams.length < AT_ONCE) return
    after = streams.at(-1)!
  }
}

/** 'Thread edited', of ThreadEdited. */
const inWords = (type: string) =>
  type
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** The events in which there is something personal of the member. */
export const eventLists: OwnLists = (sources, member) => [
  list(
    { name: 'events', heading: 'Event history' },
    () => ownEvents(sources, member),
    ({ type, occurredAt, by }) => item(`${moment(new Date(occurredAt))}: ${escape(inWords(type))}, by ${by}`),
  ),
]
