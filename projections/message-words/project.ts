import { json, lastBy, only, text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { english } from '../english.ts'
import { indexText } from '../../services/rules/writing/terms.ts'

/** Read model of the words in private messages, by which their senders and receivers find them. */
export const messageWords: Projection = {
  name: 'message_words',
  version: 5,
  unhurried: true,
  handles: ['MessageSent', 'MessageEdited', 'MessageDeleted', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const sent = only(batch, 'MessageSent').map(({ data, position }) => {
      const { message, conversation, sender } = data
      const body = text(data.body)
      const terms = body === null ? null : indexText(body)
      return { message, conversation, sender, position: String(position), body: terms }
    })
    if (sent.length > 0)
      void sql`insert into message_words (message, conversation, sender, position, words)
        select message, conversation, sender, position, to_tsvector(${english}, body)
        from jsonb_to_recordset(${json(sent)}::jsonb) as sent(message text, conversation text, sender text,
          position bigint, body text)
        on conflict (message) do nothing`
    const changed = lastBy(only(batch, 'MessageEdited', 'MessageDeleted'), ({ data }) => data.message).map(
      ({ data, revision }) => {
        const body = 'body' in data ? text(data.body) : null
        return { message: data.message, body: body === null ? null : indexText(body), revision }
      },
    )
    if (changed.length > 0)
      void sql`update message_words set words = to_tsvector(${english}, changed.body), revision = changed.revision
        from jsonb_to_recordset(${json(changed)}::jsonb) as changed(message text, body text, revision int)
        where message_words.message = changed.message and message_words.revision < changed.revision`
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0)
      void sql`update message_words set words = null where sender = any(${erased}) and words is not null`
  },
  changes: () => [],
}
