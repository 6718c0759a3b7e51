import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { CommentId, MemberId, ReplyId, StreamName, ThreadId } from '../../events/kinds.ts'
import type { World } from './world.ts'

export interface Moment {
  /** Index of the acting member. */
  who: number
  by: MemberId
  other: MemberId
  n: number
  thread: ThreadId
  comment: CommentId
  reply: ReplyId
  /** An existing item. */
  item: ThreadId | CommentId | ReplyId
  /** Parents of a new comment and a new reply. */
  above: { thread: ThreadId; comment: CommentId }
  body: string
}

/** Makes the event of a step; null if the step is impossible in the current state. */
export type Make = (world: World, moment: Moment) => CatalogueEvent | null

/** Events of a capability in random histories. */
export interface Happenings {
  /** Steps by name; a number makes a step so many times as likely. */
  steps: Readonly<Record<string, Make | readonly [times: number, make: Make]>>
  /** Stream of an event that is not in the stream of its subject; else null. */
  stream?: (event: CatalogueEvent) => StreamName | null
}
