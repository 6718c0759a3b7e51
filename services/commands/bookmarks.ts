import { kindOf, kinds, subjectOf, type BookmarkableId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'
import { itemNeed, type ItemFacts } from './frame/visible.ts'

export interface BookmarkCommand {
  name: 'addBookmark' | 'removeBookmark'
  item: BookmarkableId
}

/** Decider for a member's bookmark of an item (spec §3 User); removing one does not require to see the item. */
export const bookmarks: Decider<
  { isBookmarked: boolean },
  BookmarkCommand,
  { actor: Viewer; item: ItemFacts }
> = {
  emits: {
    addBookmark: ['BookmarkAdded'],
    removeBookmark: ['BookmarkRemoved'],
  },
  initialState: { isBookmarked: false },
  evolve(state, event) {
    if (event.type === 'BookmarkAdded') return { isBookmarked: true }
    return event.type === 'BookmarkRemoved' ? { isBookmarked: false } : state
  },
  creates: ({ name }) => name === 'addBookmark',
  stream: ({ item }, intent) => `bookmark-${item}-${actingMember(intent)}`,
  needs: ({ item }, intent) => ({ actor: actorNeed(intent), item: itemNeed(item, intent) }),
  decide(state, { name, item }, known, intent) {
    const refused = refusal('bookmark', known.actor)
    if (refused) return new Rejected(refused)
    const data = { subject: subjectOf(item), member: actingMember(intent) }
    if (name === 'removeBookmark') return state.isBookmarked ? [{ type: 'BookmarkRemoved', data }] : []
    if (!known.item.visible) return reject('NOT_FOUND', `The ${kinds[kindOf(item)].words[0]} was not found`)
    return state.isBookmarked ? [] : [{ type: 'BookmarkAdded', data }]
  },
}
