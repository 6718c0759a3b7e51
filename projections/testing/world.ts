import type {
  ContentId,
  ConversationId,
  DisorderId,
  Id,
  Kind,
  MemberId,
  MessageId,
  QuestionId,
  SiteId,
} from '../../events/kinds.ts'

export const idOf = <K extends Kind>(kind: K, n: number): Id<K> => `${kind}_${String(n).padStart(26, '0')}`

const MEMBERS = 4
export const site: SiteId = idOf('site', 0)
export const members: readonly MemberId[] = Array.from({ length: MEMBERS }, (_, n) => idOf('member', n))

/** State of a random history on which its later steps depend. */
export class World {
  readonly made = new Map<string, MemberId>()
  readonly parents = new Map<string, ContentId>()
  readonly started = new Map<string, [MemberId, MemberId]>()
  readonly slugs = new Map(members.map((member, n) => [`m${n}`, member]))
  /** Erased members, whose keys are destroyed: their later texts cannot be read. */
  readonly erased = new Set<MemberId>()
  readonly forgotten = new Set<MemberId>()
  readonly asked = new Set<QuestionId>()
  readonly disorders = new Set<DisorderId>()
  readonly purged = new Set<ContentId>()
  readonly messages: { id: MessageId; conversation: ConversationId; sender: MemberId; receiver: MemberId }[] =
    []
  readonly deleted = new Set<MessageId>()
  /** Number of events in the stream of each item. */
  readonly lengths = new Map<string, number>()
  /** Revisions of the decisions on each item. */
  readonly decisions = new Map<string, number[]>()

  /** Records that the next event in the stream of an item is a decision. */
  decided(id: ContentId): void {
    this.decisions.set(id, [...(this.decisions.get(id) ?? []), this.lengths.get(id) ?? 0])
  }

  /** Id of the topmost ancestor of an item; the item's own id if it is a root. */
  rootOf(id: ContentId): ContentId {
    const parent = this.parents.get(id)
    return parent ? this.rootOf(parent) : id
  }
}
