import { entriesOf } from '../../events/entries.ts'
import type { CommentId, FlaggableId, ReactableId, SiteId, ThreadId } from '../../events/kinds.ts'
import { comments } from '../../services/commands/comments.ts'
import { forums } from '../../services/commands/forums.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { flags } from '../../services/commands/flags.ts'
import { reactions } from '../../services/commands/reactions.ts'
import { withdrawals } from '../../services/commands/withdrawals.ts'
import {
  Threads,
  type DemoComment,
  type DemoFlag,
  type DemoReactions,
  type DemoReply,
  type DemoThread,
} from './content.ts'
import { readData } from './data.ts'
import { mentioning } from './mentions.ts'
import {
  commandIdOf,
  DAY,
  demoIdOf,
  HOUR,
  inOrder,
  MINUTE,
  siteIdOf,
  soonAfter,
  type Lane,
  type Step,
} from './steps.ts'

interface Place<Item extends FlaggableId> {
  item: Item
  at: number
  name: string
  site: SiteId
}

export function reactionSteps(
  { item, at, name, site }: Place<ReactableId>,
  chosen: DemoReactions = {},
): Step[] {
  const entries = entriesOf(chosen)
  const each = entries.flatMap(([kind, members]) => members.map((by) => ({ kind, by })))
  return each.map(({ kind, by }, index) => ({
    at: soonAfter(at, index),
    name: `react ${by} ${name}`,
    actor: demoIdOf(by),
    site,
    run: ({ dispatch }, intent) => dispatch(reactions, { name: 'react', item, kind }, intent),
  }))
}

export const flagSteps = ({ item, at, name, site }: Place<FlaggableId>, given: readonly DemoFlag[] = []) =>
  given.map(({ by, reason, note }, index): Step => ({
    at: soonAfter(at + 3 * HOUR, index),
    name: `flag ${by} ${name}`,
    actor: demoIdOf(by),
    site,
    run: ({ dispatch }, intent) =>
      dispatch(flags, { name: 'flagContent', item, reason, note: note ?? null }, intent),
  }))

function replySteps(
  under: Place<CommentId>,
  { by, after, body, reactions }: DemoReply,
  index: number,
): Step[] {
  const moment = { at: under.at + after * HOUR, name: `${under.name} reply ${index}` }
  const { site, item: comment } = under
  const reply = newId('reply', commandIdOf(moment))
  return [
    {
      ...moment,
      actor: demoIdOf(by),
      site,
      adds: 'replies',
      run: ({ dispatch }, intent) =>
        dispatch(
          comments,
          { name: 'createReply', reply, under: comment, site, body: mentioning(body) },
          intent,
        ),
    },
    ...reactionSteps({ ...moment, item: reply, site }, reactions),
  ]
}

function commentSteps(under: Place<ThreadId>, written: DemoComment, index: number): Step[] {
  const { by, after, body, edited = [], replies = [] } = written
  const moment = { at: under.at + after * HOUR, name: `${under.name} comment ${index}` }
  const { site, item: thread } = under
  const comment = newId('comment', commandIdOf(moment))
  const author = demoIdOf(by)
  const place = { ...moment, item: comment, site }
  const edits = edited.map(({ after, body }, number): Step => ({
    at: Math.min(moment.at + after * HOUR, -MINUTE),
    name: `${moment.name} edit${number ? ` ${number}` : ''}`,
    actor: author,
    site,
    run: ({ dispatch }, intent) => dispatch(comments, { name: 'editComment', comment, body }, intent),
  }))
  return [
    {
      ...moment,
      actor: author,
      site,
      adds: 'replies',
      run: ({ dispatch }, intent) =>
        dispatch(
          comments,
          { name: 'createComment', comment, under: thread, site, body: mentioning(body) },
          intent,
        ),
    },
    ...edits,
    ...reactionSteps(place, written.reactions),
    ...flagSteps(place, written.flags),
    ...replies.flatMap((reply, number) => replySteps(place, reply, number)),
  ]
}

function threadSteps(thread: DemoThread): Step[] {
  const { by, title, body, category = null, tags = null, edited = [] } = thread
  const site = siteIdOf(thread.site)
  const moment = { at: -thread.daysAgo * DAY, name: `thread ${title}` }
  const item = newId('thread', commandIdOf(moment))
  const author = demoIdOf(by)
  const place = { ...moment, item, site }
  const edits = edited.map(({ after, body }, number): Step => ({
    at: Math.min(moment.at + after * HOUR, -MINUTE),
    name: `${moment.name} edit ${number}`,
    actor: author,
    site,
    run: ({ dispatch }, intent) =>
      dispatch(forums, { name: 'editThread', thread: item, title, body }, intent),
  }))
  const written: Step[] = [
    {
      ...moment,
      actor: author,
      site,
      adds: 'threads',
      run: ({ dispatch }, intent) =>
        dispatch(
          forums,
          { name: 'createThread', thread: item, site, title, body: mentioning(body), category, tags },
          intent,
        ),
    },
    ...edits,
    ...reactionSteps(place, thread.reactions),
    ...flagSteps(place, thread.flags),
    ...thread.comments.flatMap((comment, index) => commentSteps(place, comment, index)),
  ]
  if (!thread.isWithdrawn) return written
  const withdrawal: Step = {
    at: Math.min(Math.max(...written.map(({ at }) => at)) + HOUR, -MINUTE),
    name: `withdraw ${moment.name}`,
    actor: author,
    site,
    run: ({ dispatch }, intent) => dispatch(withdrawals, { name: 'withdraw', item }, intent),
  }
  return [...written, withdrawal]
}

/** Steps that create threads with comments, replies, reactions and reports: one sequence per thread, longest first. */
export const forumLanes = (threads: readonly DemoThread[]): Lane[] =>
  threads
    .map((thread) => inOrder(threadSteps(thread)))
    .toSorted((one, other) => (other.at(-1)?.at ?? 0) - (one.at(-1)?.at ?? 0))

const threadsIn = (file: string): DemoThread[] => readData(`threads/${file}`, Threads)

export const writtenThreads = (): DemoThread[] =>
  ['diabetes', 'migraine', 'ra', 'ms', 'kinds'].flatMap(threadsIn)

/** Threads in which members mention each other. */
export const thanks = (): DemoThread[] => threadsIn('thanks')
