import {
  has,
  isOffered,
  isRouted,
  kindOf,
  kindsWith,
  rowOf,
  type ContentId,
  type ReactableId,
} from '../../../../events/kinds.ts'
import { MessageId } from '../../../../events/ids.ts'
import { contentActions } from '../../../rules/content-actions.ts'
import type { ContentRule } from '../../../rules/content-rules/names.ts'
import { mayBeMarked } from '../../../rules/marks/marks.ts'
import { isPictureVisible, type PictureState } from '../../../rules/images/reviews.ts'
import { contentPath, privatePath, type ContentFile } from '../../../rules/images/content-paths.ts'
import { mayMention } from '../../../rules/marks/mentions.ts'
import { pageOf, urlFor } from '../../../rules/routes/links.ts'
import { isRemoved, isVisible, type ContentState, type Viewer } from '../../../rules/visibility.ts'
import type { ContentRow, MessageRow } from '../../reads.ts'
import type { Sites } from '../../sites.ts'
import type {
  ContentRule as RuleName,
  ContentState as StateName,
  PictureState as PictureStateName,
} from '../__generated__/resolvers.ts'
import type { ShownContent } from '../../live/early.ts'
import { noReactions } from '../../live/reaction-counts.ts'
import { mayReadStatuses } from '../members/audience.ts'
import { authorNamed, memberNamed } from '../members/members.ts'
import type { GraphContext } from './context.ts'
import { assocTypeOf } from './ids.ts'
import { linkedMentions, shownMentions } from '../members/mentions.ts'
import { restorableUntil } from './restorable.ts'

type Asking = Pick<GraphContext, 'loaders' | 'viewer'>
/** Those who ask for an item, with the sites that they may know. */
type Seeking = Asking & { services: { sites: Pick<Sites, 'hides'> } }

/** Shown instead of a text that the author has withdrawn, or whose author is erased. */
const REMOVED = 'This message was removed.'

export const stateNames: Record<ContentState, StateName> = {
  visible: 'VISIBLE',
  hidden: 'HIDDEN',
  held: 'HELD',
  spam: 'SPAM',
  deleted: 'DELETED',
}

export const ruleNames: Record<ContentRule, RuleName> = {
  words: 'WORDS',
  links: 'LINKS',
  rate: 'RATE',
  repeats: 'REPEATS',
}

const pictureStates: Record<PictureState, PictureStateName> = {
  waiting: 'WAITING',
  allowed: 'ALLOWED',
  removed: 'REMOVED',
}

/** Loads an item of content by id; null if the viewer cannot see the item, one of its ancestors, or its site. */
export async function findContent(asking: Seeking, id: ContentId): Promise<ContentRow | null> {
  const row = await asking.loaders.content.load(id)
  if (!row || !isVisible(row, asking.viewer) || (await asking.services.sites.hides(row.site))) return null
  if (row.parent) return (await findContent(asking, row.parent)) && row
  return row.kind !== 'status' || (await mayReadStatuses(await memberNamed(asking, row.author), asking))
    ? row
    : null
}

/** Path of an item's page on its site; empty for a kind without pages. */
async function pagePathOf(row: ContentRow, { loaders }: Pick<GraphContext, 'loaders'>): Promise<string> {
  if (isRouted(row.kind)) return pageOf(row.kind, slugOf(row))
  if (row.kind !== 'status') return ''
  const author = await loaders.members.load(row.author)
  return urlFor.status(author?.slug ?? row.author, row.id)
}

/** Loads a private message; null if it is not in one of the viewer's conversations. */
export async function findMessage({ loaders, viewer }: Asking, id: MessageId): Promise<MessageRow | null> {
  const row = viewer && (await loaders.messages.load(id))
  return row && isOwnMessage(row, viewer) ? row : null
}

/** True if a message is in one of the viewer's conversations and its receiver had not blocked the sender. */
export const isOwnMessage = ({ hidden, sender, receiver }: MessageRow, viewer: Viewer): boolean =>
  !hidden && viewer !== null && (sender === viewer.id || receiver === viewer.id)

export const isContent = (id: ReactableId): id is ReactableId & ContentId => has(kindOf(id), 'moderated')

export const sees = async (asking: Seeking, id: ReactableId): Promise<boolean> =>
  (isContent(id) ? await findContent(asking, id) : await findMessage(asking, MessageId.parse(id))) !== null

/** Slug of an item. For a removed item, its id, because the slug is derived from the removed title. */
export const slugOf = ({ id, slug, withdrawn }: ContentRow): string => (withdrawn ? null : slug) ?? id

/** Tags of an item; none once its words are removed. */
export const tagsOf = (row: ContentRow): { id: string; name: string }[] =>
  isRemoved(row) ? [] : row.tags.map((name) => ({ id: `tag:${name}`, name }))

/** Shown instead of an empty text to those who do not see the picture that stands for it. */
const wordless = {
  waiting: 'This picture waits for a moderator.',
  removed: 'A moderator removed this picture.',
} as const

/** Picture of an item with the addresses of its files; null if the viewer cannot see it. */
function pictureOf(row: ContentRow, viewer: Viewer) {
  const { author, picture, pictureState: state } = row
  if (!picture || !state || isRemoved(row) || !isPictureVisible({ author, state }, viewer)) return null
  const { image, ...shown } = picture
  const at = (file: ContentFile) =>
    state === 'allowed' ? contentPath(row.id, image, file) : privatePath(author, image, file)
  return { full: at('full'), medium: at('medium'), ...shown, state: pictureStates[state] }
}

/** True if a site shows comments on an item, or replies to it. */
export const offersBelow = (id: ContentId, { features }: Pick<GraphContext['site'], 'features'>): boolean =>
  kindsWith('moderated').some((kind) => isOffered(kind, features) && rowOf(kind).under?.includes(kindOf(id)))

/** Number of comments on an item, or of replies to it; 0 where they are turned off. */
export const commentCount = (row: ContentRow, _: unknown, { site }: Pick<GraphContext, 'site'>): number =>
  offersBelow(row.id, site) ? row.commentCount : 0

export const contentFields = {
  assocType: ({ id }: ContentRow) => assocTypeOf(id),
  title: ({ title, withdrawn }: ContentRow) => (withdrawn ? null : title),
  body(row: ContentRow, _: unknown, context: Asking) {
    if (isRemoved(row)) return REMOVED
    const { pictureState: state } = row
    if (row.body === '' && state && state !== 'allowed' && !pictureOf(row, context.viewer))
      return wordless[state]
    return mayMention(row.body!) ? shownMentions(row.body!, context) : row.body!
  },
  // The library is loaded with the first text that needs it.
  async html(row: ContentRow, _: unknown, context: Asking) {
    if (isRemoved(row) || !(mayBeMarked(row.body!) || mayMention(row.body!))) return null
    const [{ htmlOf }, mentioned] = await Promise.all([
      import('../../../markdown.ts'),
      mayMention(row.body!) ? linkedMentions(row.body!, context) : null,
    ])
    return htmlOf(row.body!, mentioned)
  },
  author: (row: ContentRow, _: unknown, context: GraphContext) => authorNamed(context, row),
  async path(row: ContentRow, _: unknown, { loaders }: GraphContext) {
    const root = row.parent ? await loaders.content.load(row.root) : row
    const page = root ? await pagePathOf(root, { loaders }) : ''
    return row.parent ? urlFor.comment(page, row.id) : page
  },
  isRemoved,
  restorableUntil,
  state: ({ state }: ContentRow) => stateNames[state],
  heldBy: ({ state, heldBy }: ContentRow) => (state === 'held' && heldBy ? ruleNames[heldBy] : null),
  picture: (row: ContentRow, _: unknown, { viewer }: GraphContext) => pictureOf(row, viewer),
  viewerCan: (row: ContentRow, _: unknown, { viewer }: GraphContext) => contentActions(row, viewer),
  reactions: ({ id, isNew }: ShownContent) => ({
    item: id as ReactableId,
    known: isNew && noReactions,
  }),
}

export const messageBody = ({ body }: Pick<MessageRow, 'body'>): string => body ?? REMOVED
