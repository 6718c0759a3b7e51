import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { FirstContentSubject } from './first-kinds.ts'
import { ContentSubject, MemberId } from './ids.ts'

/** Deadline (ISO 8601) for the author to restore the content. */
const restorableUntil = z.iso.datetime()
const first = { subject: FirstContentSubject, author: MemberId }
const content = { subject: ContentSubject, author: MemberId }

/** Withdrawals and restorations of content by its author, in the content's own stream. */
export const withdrawalEvents = defineEvents({
  ContentWithdrawn: next(
    v1(z.object({ ...first, restorableUntil })),
    z.object({ ...content, restorableUntil }),
    (data) => data,
  ),
  ContentRestored: next(v1(z.object(first)), z.object(content), (data) => data),
})
