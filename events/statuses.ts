import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { ContentSubject, MemberId, SiteId, subjectOfKind } from './ids.ts'
import { heldByRule } from './moderation.ts'

const written = { author: MemberId, body: personal(z.string(), 'author'), ...heldByRule }
const status = { subject: subjectOfKind('status'), root: subjectOfKind('status') }
const reply = { subject: subjectOfKind('statusreply'), root: ContentSubject }

/**
 * Events of status updates, which members write on their own profiles, and of replies to them (spec §3 Profile status).
 * The site is the one on which the text was written. Streams: status-<id>, statusreply-<id>.
 */
export const statusEvents = defineEvents({
  StatusCreated: v1(z.object({ ...status, parent: z.null(), site: SiteId, ...written })),
  StatusEdited: v1(z.object({ ...status, ...written })),
  StatusReplyCreated: v1(z.object({ ...reply, parent: ContentSubject, site: SiteId, ...written })),
  StatusReplyEdited: v1(z.object({ ...reply, ...written })),
})
