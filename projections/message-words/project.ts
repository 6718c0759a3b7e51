import type { SiteId } from '../../events/kinds.ts'
import { json, lastBy, only, text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { configurationOf } from '../search/languages.ts'
import { indexText } from '../../services/rules/writing/terms.ts'

/** Terms of the body of a message; null if it is erased. */
function terms(body: Parameters<typeof text>[0]): string | null {
  const written = text(body)
  return written === null ? null : indexText(written)
}

/** Read model of the words in private messages, by which their senders and receivers find them. */
export const messageWords: Projection = {
  name: 'message_words',
  version: 6,
  unhurried: true,
  handles: ['MessageSent', 'MessageEdited', 'MessageDeleted', 'MemberErased', 'SiteWordingPublished'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const languages = new Map<SiteId, string>()
    const sent = []
    for (const { type, data, metadata, position } of only(batch, 'MessageSent', 'SiteWordingPublished')) {
      if (type === 'SiteWordingPublished') languages.set(data.site, configurationOf(data.language))
      else {
        const { message, conversation, sender } = data
        const { site } = metadata
        const language = (site && languages.get(site)) ?? null
        sent.push({
          message,
          conversation,
          sender,
          position: String(position),
          site,
          language,
          body: terms(data.body),
        })
      }
    }
    if (sent.length > 0)
      void sql`insert into message_words (message, conversation, sender, position, language, words)
        select message, conversation, sender, position, rules, to_tsvector(rules::regconfig, body)
        from jsonb_to_recordset(${json(sent)}::jsonb) as sent(message text, conversation text, sender text,
          position bigint, site text, language text, body text)
        left join message_language known using (site),
        lateral coalesce(sent.language, known.language, 'english') as rules
        on conflict (message) do nothing`
    if (languages.size > 0)
      void sql`insert into message_language select * from unnest(${[...languages.keys()]}::text[], ${[...languages.values()]}::text[])
        on conflict (site) do update set language = excluded.language`
    const changed = lastBy(only(batch, 'MessageEdited', 'MessageDeleted'), ({ data }) => data.message).map(
      ({ data, revision }) => ({
        message: data.message,
        body: 'body' in data ? terms(data.body) : null,
        revision,
      }),
    )
    if (changed.length > 0)
      void sql`update message_words set words = to_tsvector(language::regconfig, changed.body), revision = changed.revision
        from jsonb_to_recordset(${json(changed)}::jsonb) as changed(message text, body text, revision int)
        where message_words.message = changed.message and message_words.revision < changed.revision`
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0)
      void sql`update message_words set words = null where sender = any(${erased}) and words is not null`
  },
  changes: () => [],
}
