import { subjectOf } from '../../../events/kinds.ts'
import { createHash } from 'node:crypto'
import type { QuestionSpec } from '../../../events/analytics.ts'
import type { NewEvent, RecordedEvent } from '../../../events/event.ts'
import type { MemberId, SiteId, ThreadId } from '../../../events/kinds.ts'
import type { ReactionKind } from '../../../events/reactions.ts'

const digits = (n: number) => n.toString().padStart(26, '0')

export const memberOf = (n: number): MemberId => `member_${digits(n)}`
const threadOf = (n: number): ThreadId => `thread_${digits(n)}`
const siteOf = (n: number): SiteId => `site_${digits(n)}`

/** A question about reactions by week, changed by the given fields. */
export const specOf = (changes: Partial<QuestionSpec> = {}): QuestionSpec => ({
  events: ['ReactionChosen'],
  sites: [],
  reactions: [],
  origins: [],
  from: null,
  to: null,
  groupBy: ['week'],
  measure: 'events',
  ...changes,
})

export type Happening = { by: number; at: string; site?: number } & (
  | { type: 'ReactionChosen'; kind: ReactionKind; item?: number }
  | { type: 'MemberRegistered' }
)

function dataOf(happening: Happening) {
  const member = memberOf(happening.by)
  if (happening.type === 'ReactionChosen') {
    const { type, kind, item = 0 } = happening
    return { type, data: { subject: subjectOf(threadOf(item)), member, kind } }
  }
  const names = { email: null, username: 'Somebody', slug: 'somebody', firstName: null, lastName: null }
  return {
    type: happening.type,
    data: { member, ...names, agreed: null, verificationRedirect: null, lapsesAt: null },
  }
}

const uuidOf = (name: string) => {
  const hex = createHash('sha1').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const newEvent = (happening: Happening): NewEvent => ({
  ...dataOf(happening),
  id: uuidOf(JSON.stringify(happening)),
  metadata: {
    actor: memberOf(happening.by),
    site: siteOf(happening.site ?? 1),
    commandId: uuidOf(`command ${JSON.stringify(happening)}`),
    cause: null,
    version: 1,
    occurredAt: happening.at,
    origin: 'live',
  },
})

export function happened(happening: Happening, position = 0n): RecordedEvent {
  const { id, metadata } = newEvent(happening)
  const place = { stream: 'other-1' as const, revision: 0, position, recordedAt: new Date(happening.at) }
  return { ...dataOf(happening), id, metadata, ...place }
}
