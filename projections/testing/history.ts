import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { streamOf, type StreamName } from '../../events/kinds.ts'
import { eventOf, ownStream, stepOf, type Step } from './steps.ts'
import { idOf, members, site, World } from './world.ts'

/** Name of the stream to which an event belongs. */
function streamFor(event: CatalogueEvent): StreamName {
  const own = ownStream(event)
  if (own) return own
  const { type, data } = event
  if ('subject' in data) return streamOf(data.subject.id)
  if ('message' in data) return streamOf(data.message)
  if ('conversation' in data) return streamOf(data.conversation)
  if ('member' in data) return streamOf(data.member)
  return 'site' in data ? streamOf(data.site) : `other-${type}`
}

/** Events as read from the log, in its order; `late` contains the clock error of each event in ms. */
export function recorded(events: readonly CatalogueEvent[], late: readonly number[] = []): RecordedEvent[] {
  const revisions = new Map<string, number>()
  return events.map((event, index) => {
    const stream = streamFor(event)
    const revision = revisions.get(stream) ?? 0
    revisions.set(stream, revision + 1)
    const at = new Date(Date.UTC(2026, 0, 1) + index * 1000 + (late[index] ?? 0))
    const id = createHash('sha1').update(String(index)).digest('hex')
    return {
      ...event,
      id: `${id.slice(0, 8)}-${id.slice(8, 12)}-5${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`,
      stream,
      revision,
      position: BigInt(index * 7),
      recordedAt: at,
      metadata: {
        actor: 'system',
        site: null,
        commandId: '00000000-0000-4000-8000-000000000000',
        cause: null,
        version: 1,
        occurredAt: at.toISOString(),
        origin: 'live',
      },
    }
  })
}

/** Sites and members with which histories begin. */
export const opening: readonly CatalogueEvent[] = [
  ...[site, idOf('site', 1)].map((site, n): CatalogueEvent => ({
    type: 'SiteCreated',
    data: {
      site,
      name: `Site ${n}`,
      prefix: `site${n}`,
      host: `site${n}.localhost`,
      description: '',
      accent: '#112233',
    },
  })),
  // What members write is shown only where its feature is on.
  ...[site, idOf('site', 1)].flatMap((site) =>
    ['Forums', 'Comments', 'Reactions', 'status_updates'].map((flag): CatalogueEvent => ({
      type: 'SiteFlagChanged',
      data: { site, flag, on: true },
    })),
  ),
  ...members.map((member, n): CatalogueEvent => ({
    type: 'MemberRegistered',
    data: {
      member,
      email: `m${n}@example.org`,
      username: `M${n}`,
      slug: `m${n}`,
      firstName: null,
      lastName: null,
      agreed: null,
      verificationRedirect: null,
      lapsesAt: null,
    },
  })),
]

/**
 * Generates random histories of four members and three threads: of all steps or of those with some names, after `first`
 * ones.
 */
export const historyOf = (
  among?: ReadonlySet<string>,
  first: readonly Step[] = [],
): fc.Arbitrary<RecordedEvent[]> =>
  fc.array(stepOf(among), { maxLength: 120, size: 'max' }).map((random) => {
    const steps = [...first, ...random]
    const world = new World()
    const made = steps.flatMap((step) => {
      const event = eventOf(world, step)
      return event ? [{ event, late: step.late }] : []
    })
    const events = [...opening, ...made.map(({ event }) => event)]
    return recorded(events, [...opening.map(() => 0), ...made.map(({ late }) => late)])
  })

/** Random histories with a few comments, replies and messages. */
export const history = historyOf()
