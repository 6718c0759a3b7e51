import type {
  ContentId,
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
  readonly messages: { id: MessageId; conversation: string }[] = []

  /** Id of the topmost ancestor of an item; the item's own id if it is a root. */
  rootOf(id: ContentId): ContentId {
    const parent = this.parents.get(id)
    return parent ? this.rootOf(parent) : id
  }
}
