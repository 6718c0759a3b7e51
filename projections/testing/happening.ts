import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { CommentId, MemberId, ReplyId, StreamName, ThreadId } from '../../events/kinds.ts'
import type { World } from './world.ts'

export interface Moment {
  /** Index of the acting member among the members of the history. */
  who: number
  by: MemberId
  other: MemberId
  n: number
  thread: ThreadId
  comment: CommentId
  reply: ReplyId
  /** Id of an existing item. */
  item: ThreadId | CommentId | ReplyId
  /** Parent items for a new comment and for a new reply. */
  above: { thread: ThreadId; comment: CommentId }
  body: string
}

/** Makes the event of a random step; null if the step is impossible in the current state. */
export type Make = (world: World, moment: Moment) => CatalogueEvent | null

/** Events that a capability contributes to random histories. */
export interface Happenings {
  /** Steps by name; a step with a number is chosen that many times as often as others. */
  steps: Readonly<Record<string, Make | readonly [times: number, make: Make]>>
  /** Stream of an event that is not stored in the stream of its subject; otherwise null. */
  stream?: (event: CatalogueEvent) => StreamName | null
}
