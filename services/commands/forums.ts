import slugify from '@sindresorhus/slugify'
import { streamOf, subjectOf, type MemberId, type SiteId, type ThreadId } from '../../events/kinds.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import { refusal } from '../rules/authorise.ts'
import type { Posted } from '../rules/content-rules/rules.ts'
import { textProblem } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import { holding, ruledNeed, type Ruled } from './frame/content-rules.ts'
import { actingMember, never, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, siteNeed } from './frame/facts.ts'

export type ForumCommand = {
  thread: ThreadId
  title: string
  body: string
  /** For a new thread: other texts of the member that a rule of the site may look back at. */
  recent?: readonly Posted[]
} & ({ name: 'createThread'; site: SiteId } | { name: 'editThread' })

interface State {
  author: MemberId | null
  title: unknown
  body: unknown
  hidden: boolean
  withdrawn: boolean
}

/** Slug of a thread: its title, and as many characters of its id as make the slug unique. */
export const threadSlug = (title: string, thread: ThreadId): string =>
  [slugify(title.slice(0, 80)), thread.slice(-6)].filter(Boolean).join('-')

/** Decider for a forum thread: verified members create it (spec §2 /create-thread, §6), and its author edits it. */
export const forums: Decider<
  State,
  ForumCommand,
  { actor: Viewer; flags: ReadonlySet<SiteFlag>; ruled: Ruled }
> = {
  emits: {
    createThread: ['ThreadCreated'],
    editThread: ['ThreadEdited'],
  },
  initialState: { author: null, title: null, body: null, hidden: false, withdrawn: false },
  evolve(state, event) {
    switch (event.type) {
      case 'ThreadCreated':
      case 'ThreadEdited':
        return { ...state, author: event.data.author, title: event.data.title, body: event.data.body }
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
    ruled: ruledNeed('site' in command ? command : { item: command.thread }, intent),
  }),
  creates: ({ name }) => name === 'createThread',
  decide(state, command, { actor, flags, ruled }, intent) {
    const refused = refusal(command.name === 'createThread' ? 'createThread' : 'editOwn', actor)
    if (refused) return new Rejected(refused)
    const problem = textProblem(command.title, 'title') ?? textProblem(command.body, 'body')
    if (problem) return reject('INVALID', problem)
    const author = actingMember(intent)
    const { thread, title, body } = command
    const subject = subjectOf(thread)
    const held = holding(ruled, `${title}\n${body}`, command.recent, intent)
    switch (command.name) {
      case 'createThread': {
        if (!flags.has('Forums')) return reject('FORBIDDEN', 'Forums are turned off on this site')
        if (state.author) return reject('CONFLICT', 'This thread already exists')
        const slug = threadSlug(title, thread)
        const standing = { subject, parent: null, root: subject, site: command.site }
        return [{ type: 'ThreadCreated', data: { ...standing, author, title, body, slug, ...held } }]
      }
      case 'editThread':
        if (!state.author || state.hidden || state.withdrawn) return reject('NOT_FOUND', 'Thread not found')
        if (state.author !== author) return reject('FORBIDDEN', 'Not authorized')
        if (state.title === title && state.body === body) return []
        return [{ type: 'ThreadEdited', data: { subject, root: subject, author, title, body, ...held } }]
      default:
        return never(command)
    }
  },
}
