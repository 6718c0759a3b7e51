import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { ContentSubject, MemberId } from './kinds.ts'

/** Authors who take back what they wrote, and change their minds: in the item's own stream, beside its texts. */
export const withdrawalEvents = defineEvents({
  ContentWithdrawn: v1(
    z.object({
      subject: ContentSubject,
      author: MemberId,
      /** Until when the author can restore it (ISO 8601). */
      restorableUntil: z.iso.datetime(),
    }),
  ),
  ContentRestored: v1(z.object({ subject: ContentSubject, author: MemberId })),
})
