import type { CommentId, MemberId, ThreadId } from '../../events/kinds.ts'
import { comments } from '../../services/commands/comments.ts'
import { forums } from '../../services/commands/forums.ts'
import { newId, uuidOf } from '../../services/commands/frame/ids.ts'
import type { SiteId } from '../../events/kinds.ts'
import type { Format, Import, ImportCommand, Note } from './format.ts'
import { readDump, type Dump } from './stackexchange/read.ts'
import { threadsOf, type Thread, type Written } from './stackexchange/threads.ts'

const SOURCE = 'stackexchange-health'

/** Derives the id of a command from an item's time and key; ids of content derive from command ids. */
const idOf = ({ at, key }: Written) => uuidOf(at, `${SOURCE} ${key}`)

/** Yields commands: questions become threads, comments on answers become replies, all other items comments. */
function* threadCommands(
  thread: Thread,
  memberOf: (author: string) => MemberId,
  site: SiteId,
): Generator<ImportCommand> {
  const { question, answers, remarks, replies } = thread
  const threadId: ThreadId = newId('thread', idOf(question))
  const command = (kind: string, written: Written, run: ImportCommand['run']): ImportCommand => ({
    kind,
    key: threadId,
    commandId: idOf(written),
    at: written.at,
    actor: memberOf(written.author),
    run,
  })
  const { title, body } = question
  yield command('threads', question, ({ dispatch }, intent) =>
    dispatch(forums, { name: 'createThread', thread: threadId, site, title, body }, intent),
  )

  const commentIdOf = (written: Written): CommentId => newId('comment', idOf(written))
  const under = [
    ...answers.map((written) => ({ kind: 'answers', written })),
    ...remarks.map((written) => ({ kind: 'comments', written })),
  ]
  for (const { kind, written } of under.toSorted((a, b) => a.written.at - b.written.at)) {
    const { body } = written
    const comment = commentIdOf(written)
    const create = { name: 'createComment', comment, under: threadId, site, body } as const
    yield command(kind, written, ({ dispatch }, intent) => dispatch(comments, create, intent))
  }
  for (const { written, to } of replies) {
    const { body } = written
    const reply = newId('reply', idOf(written))
    const create = { name: 'createReply', reply, under: commentIdOf(to), site, body } as const
    yield command('replies', written, ({ dispatch }, intent) => dispatch(comments, create, intent))
  }
}

/** Prepares the import of questions as threads; `limit` selects the oldest questions. */
function stackExchangeImport(dump: Dump, { limit, site }: { limit: number; site: SiteId }): Import {
  const { threads, members, found, notes } = threadsOf(dump, limit)
  const byAuthor = new Map(members.map(({ author, member }) => [author, member.id]))
  const memberOf = (author: string) => byAuthor.get(author)!
  return {
    members: members.map(({ member }) => member),
    commands: threads.values().flatMap((thread) => threadCommands(thread, memberOf, site)),
    total: threads.reduce(
      (sum, { answers, remarks, replies }) => sum + 1 + answers.length + remarks.length + replies.length,
      0,
    ),
    found,
    notes: [...dump.notes, ...notes].filter(({ count }: Note) => count > 0),
  }
}

/** Source format: questions, answers and comments of health.stackexchange.com, as stored by the MedSpider crawler. */
export const stackexchangeHealth: Format = {
  name: SOURCE,
  about: 'a folder of questions, answers and comments (*.tsv.gz, MedSpider); people get invented names',
  home: {
    prefix: 'health',
    name: 'Health Questions',
    description: 'Questions about health and their answers, 2015 to 2018, under invented names.',
    accent: '#2d6a6a',
  },
  flags: ['Accounts', 'Forums', 'Comments', 'Reactions', 'community', 'private_messaging'],
  read: async (folder, options) => stackExchangeImport(await readDump(folder), options),
}
