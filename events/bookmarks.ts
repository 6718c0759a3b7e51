import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId, subjectWith } from './ids.ts'

const bookmark = z.object({ subject: subjectWith('bookmarkable', 'thread'), member: MemberId })

/** Events of a member's bookmark of an item (spec §3 User). Stream: bookmark-<item>-<member>. */
export const bookmarkEvents = defineEvents({
  BookmarkAdded: v1(bookmark),
  BookmarkRemoved: v1(bookmark),
})
