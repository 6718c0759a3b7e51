import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { FirstContentSubject } from './first-kinds.ts'
import { ContentSubject, MemberId } from './ids.ts'

/** Time (ISO 8601) until which the author can restore the withdrawn content. */
const restorableUntil = z.iso.datetime()
const first = { subject: FirstContentSubject, author: MemberId }
const content = { subject: ContentSubject, author: MemberId }

/** Events of authors who withdraw and restore their own content, in the content's stream. */
export const withdrawalEvents = defineEvents({
  ContentWithdrawn: next(
    v1(z.object({ ...first, restorableUntil })),
    z.object({ ...content, restorableUntil }),
    (data) => data,
  ),
  ContentRestored: next(v1(z.object(first)), z.object(content), (data) => data),
})
