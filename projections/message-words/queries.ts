import type { MessageId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeOf, type Listed, type Page, type PageOf } from '../page.ts'
import { allLanguages } from '../search/languages.ts'
import { wantedIn } from '../search/wanted.ts'
import { memberVisibleTo } from '../visibility.ts'

interface FoundMessage extends Listed {
  id: MessageId
}

/**
 * Messages with all words of a text in the viewer's own conversations, newest first. Conversations with a block between
 * the two members, removed messages and those of spammers are left out.
 */
export async function searchMessages(
  sql: Sql,
  text: string,
  { size, cursor }: PageOf,
  viewer: NonNullable<Viewer>,
): Promise<Page<FoundMessage>> {
  const before = (cursor === null ? null : placeOf(cursor)?.key) ?? 2n ** 63n - 1n
  const rows = await sql<{ id: MessageId; position: bigint }>`
    with wanted as materialized (select language, ${wantedIn(fragment`language::regconfig`, text)} as query
      from unnest(${allLanguages}) as language)
    select message.id, message.position from participant mine
    join participant theirs on (theirs.conversation, theirs.member) = (mine.conversation, mine.other)
    join message_words on message_words.conversation = mine.conversation
    join wanted on wanted.language = message_words.language
    join message on message.id = message_words.message
    join member on member.id = message_words.sender
    where mine.member = ${viewer.id} and not mine.blocked and not theirs.blocked
      and words @@ wanted.query and message_words.position < ${before}
      and not hidden and body is not null and ${memberVisibleTo(viewer)}
    order by message_words.position desc ${limit(size + 1)}`
  return pageFrom(
    rows.map(({ id, position }) => ({ id, cursor: cursorOf(position, id) })),
    size,
  )
}
