import { Parser } from 'htmlparser2'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'
import type { Test } from 'tap'
import type { Shown } from '../outbox.ts'

/** What a mail program reads of a mail. */
interface Read {
  from: string | undefined
  to: string | undefined
  subject: string | undefined
  messageId: string | undefined
  text: string
  html: string
  header: (name: string) => string | undefined
}

async function byMailparser(raw: Buffer): Promise<Read> {
  const { from, to, subject, messageId, text, html, headerLines } = await simpleParser(raw)
  return {
    from: from?.value[0]?.address,
    to: [to].flat()[0]?.value[0]?.address,
    subject,
    messageId,
    text: (text ?? '').trimEnd(),
    html: html || '',
    header: (name) =>
      headerLines
        .find(({ key }) => key === name)
        ?.line.replace(/^[^:]+:\s*/, '')
        .replaceAll(/\r?\n\s+/g, ' '),
  }
}

async function byPostalMime(raw: Buffer): Promise<Read> {
  const { from, to, subject, messageId, text, html, headers } = await PostalMime.parse(raw)
  return {
    from: from?.address,
    to: to?.[0]?.address,
    subject,
    messageId,
    text: (text ?? '').trimEnd(),
    html: html ?? '',
    header: (name) => headers.find(({ key }) => key === name)?.value,
  }
}

/** Attributes of HTML that name what it loads, and the language of the page. */
function attributesOf(html: string) {
  const loaded: string[] = []
  let language: string | undefined
  const parser = new Parser({
    onopentag(name, { lang, src, srcset, background, href }) {
      if (name === 'html') language = lang
      loaded.push(
        ...[src, srcset, background, name === 'link' ? href : undefined].filter((one) => one !== undefined),
      )
    },
  })
  parser.end(html)
  return { loaded, language }
}

/**
 * Checks that two parsers read from each stored mail what was sent, and that it has what mail programs need: a text
 * part, a language, nothing to load, and either both headers of unsubscribing (RFC 2369, RFC 8058) or none.
 */
export async function checkRaw(t: Test, shown: readonly Shown[]): Promise<void> {
  const mails = shown.flatMap((mail) => (mail.raw === null ? [] : [{ ...mail, raw: mail.raw }]))
  t.not(mails.length, 0, 'there are mails')
  for (const { raw, to, subject, text, html, messageId, unsubscribe } of mails)
    for (const parsed of [await byMailparser(raw), await byPostalMime(raw)]) {
      const { header, ...read } = parsed
      t.match(read, { to, subject, messageId, text: text.trimEnd(), from: /^no-reply@/ }, subject)
      t.equal(read.html.trimEnd(), html?.trimEnd())
      const { loaded, language } = attributesOf(read.html)
      t.same(loaded, [])
      t.notMatch(read.html, /url\(|@import/)
      t.match(language, /^[a-z]{2}/)
      t.equal(header('auto-submitted'), 'auto-generated')
      t.ok(header('date'))
      t.equal(header('list-unsubscribe'), unsubscribe === null ? undefined : `<${unsubscribe}>`)
      t.equal(
        header('list-unsubscribe-post'),
        unsubscribe === null ? undefined : 'List-Unsubscribe=One-Click',
      )
    }
}
