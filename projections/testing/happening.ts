import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { CommentId, MemberId, ReplyId, StreamName, ThreadId } from '../../events/kinds.ts'
import type { World } from './world.ts'

export interface Moment {
  /** Number of the acting member. */
  who: number
  by: MemberId
  other: MemberId
  n: number
  thread: ThreadId
  comment: CommentId
  reply: ReplyId
  /** One of these three. */
  item: ThreadId | CommentId | ReplyId
  /** Something under which a comment and a reply are written. */
  above: { thread: ThreadId; comment: CommentId }
  body: string
}

/** The event of a step; null when it makes no sense in the world as it is. */
export type Make = (world: World, moment: Moment) => CatalogueEvent | null

/** Events of a capability in random histories. */
export interface Happenings {
  /** By name; with a number for what happens so many times as often. */
  steps: Readonly<Record<string, Make | readonly [times: number, make: Make]>>
  /** Stream of an event, where that is not the thing that the event is about. */
  stream?: (event: CatalogueEvent) => StreamName | null
}
