import { isErased, type Erased } from '../../events/define.ts'
import { streamOf, subjectOf, type MemberId, type SiteId, type ThreadId } from '../../events/kinds.ts'
import type { ContentPicture } from '../rules/images/sizes.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import { refusal } from '../rules/authorise.ts'
import type { Posted } from '../rules/content-rules/rules.ts'
import { tagsOf, tagsProblem } from '../rules/tags.ts'
import { textProblem } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import { addressOf } from '../rules/writing/address.ts'
import { attached, bodyOf } from './frame/attached.ts'
import { holding, ruledNeed, type Ruled } from './frame/content-rules.ts'
import { actingMember, never, Rejected, reject, type Decider, type Need } from './frame/decider.ts'
import { actorNeed, siteNeed } from './frame/facts.ts'
import { siteFacts } from './sites-facts.ts'

export type ForumCommand = {
  thread: ThreadId
  title: string
  body: string
  /** Tags as the author typed them; for an edit, the present ones if left out. */
  tags?: readonly string[] | null
  /** For a new thread: other texts of the member that a rule of the site may look back at. */
  recent?: readonly Posted[]
} & (
  | {
      name: 'createThread'
      site: SiteId
      /** Slug of a category of the site. */
      category?: string | null
      picture?: ContentPicture | null
    }
  | { name: 'editThread' }
)

interface State {
  author: MemberId | null
  title: unknown
  body: unknown
  tags: readonly string[]
  hidden: boolean
  withdrawn: boolean
  /** True if the thread was posted with a picture, beside which it needs no words. */
  pictured: boolean
}

interface Known {
  actor: Viewer
  flags: ReadonlySet<SiteFlag>
  /** Slugs of the site's categories; empty if the command names none. */
  categories: ReadonlySet<string>
  ruled: Ruled
}

/** Slug of a thread: its title, and as many characters of its id as make the slug unique. */
export const threadSlug = (title: string, thread: ThreadId): string =>
  [addressOf(title), thread.slice(-6)].filter(Boolean).join('-')

const readableTags = (tags: string[] | Erased | undefined) => (isErased(tags) ? [] : tags)

const noCategories: Need<ReadonlySet<string>> = async () => new Set()
const categoriesNeed =
  (site: SiteId): Need<ReadonlySet<string>> =>
  async (fold) =>
    new Set((await fold(siteFacts, streamOf(site))).categories.keys())

/** Decider for a forum thread: verified members create it (spec §2 /create-thread, §6), and its author edits it. */
export const forums: Decider<State, ForumCommand, Known> = {
  emits: {
    createThread: ['ThreadCreated', 'PictureAttached'],
    editThread: ['ThreadEdited'],
  },
  initialState: {
    author: null,
    title: null,
    body: null,
    tags: [],
    hidden: false,
    withdrawn: false,
    pictured: false,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ThreadCreated':
      case 'ThreadEdited':
        return {
          ...state,
          author: event.data.author,
          title: event.data.title,
          body: event.data.body,
          tags: readableTags(event.data.tags) ?? state.tags,
        }
      case 'PictureAttached':
        return { ...state, pictured: true }
      case 'ContentDeleted':
      case 'ContentMarkedAsSpam':
        return { ...state, hidden: true }
      case 'ContentReinstated':
        return { ...state, hidden: false }
      case 'DecisionUndone':
        return { ...state, hidden: event.data.state === 'spam' || event.data.state === 'deleted' }
      case 'ContentWithdrawn':
      case 'ContentRestored':
        return { ...state, withdrawn: event.type === 'ContentWithdrawn' }
      default:
        return state
    }
  },
  stream: ({ thread }) => streamOf(thread),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    flags: siteNeed('site' in command ? command.site : null),
    categories: 'site' in command && command.category ? categoriesNeed(command.site) : noCategories,
    ruled: ruledNeed('site' in command ? command : { item: command.thread }, intent),
  }),
  creates: ({ name }) => name === 'createThread',
  decide(state, command, { actor, flags, categories, ruled }, intent) {
    const refused = refusal(command.name === 'createThread' ? 'createThread' : 'editOwn', actor)
    if (refused) return new Rejected(refused)
    const body = bodyOf(command.body)
    const hasPicture = command.name === 'createThread' ? Boolean(command.picture) : state.pictured
    const problem = textProblem(command.title, 'title') ?? textProblem(body, 'body', hasPicture)
    const tags = tagsOf(command.tags ?? state.tags)
    const invalid = problem ?? tagsProblem(tags)
    if (invalid) return reject('INVALID', invalid)
    const author = actingMember(intent)
    const { thread, title } = command
    const subject = subjectOf(thread)
    const heldText = holding(ruled, `${title}\n${body}`, command.recent, intent)
    // Tags are checked apart from the text, so that the same text with other tags counts as repeated.
    const held = heldText.heldBy ? heldText : holding(ruled, tags.join(' '), [], intent)
    switch (command.name) {
      case 'createThread': {
        if (!flags.has('Forums')) return reject('FORBIDDEN', 'Forums are turned off on this site')
        if (state.author) return reject('CONFLICT', 'This thread already exists')
        const { category } = command
        if (category && !categories.has(category))
          return reject('INVALID', "This community doesn't have that category")
        const slug = threadSlug(title, thread)
        const standing = { subject, parent: null, root: subject, site: command.site }
        const sorting = { ...(tags.length > 0 && { tags }), ...(category && { category }) }
        return [
          { type: 'ThreadCreated', data: { ...standing, author, title, body, slug, ...sorting, ...held } },
          ...attached(command.picture, { subject, root: subject, author }),
        ]
      }
      case 'editThread':
        if (!state.author || state.hidden || state.withdrawn) return reject('NOT_FOUND', 'Thread not found')
        if (state.author !== author) return reject('FORBIDDEN', 'Not authorized')
        const retagged = tags.join(' ') !== state.tags.join(' ') && { tags }
        if (state.title === title && state.body === body && !retagged) return []
        return [
          {
            type: 'ThreadEdited',
            data: { subject, root: subject, author, title, body, ...retagged, ...held },
          },
        ]
      default:
        return never(command)
    }
  },
}
