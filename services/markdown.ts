import { Lexer, Tokenizer, type Token, type Tokens } from 'marked'
import type { MemberId } from '../events/kinds.ts'
import { linksIn } from './rules/marks/links-in.ts'
import { bold, isAmount } from './rules/marks/marks.ts'
import { withMentions } from './rules/marks/mentions.ts'

/** Maximum number of quotes and lists inside one another; deeper ones are shown as typed. */
const MAX_DEPTH = 5

const none = () => undefined

/** Reads bold, quotes and lists only: other signs of Markdown are text (docs/decisions/content.md). */
class MemberTokenizer extends Tokenizer {
  override code = none
  override fences = none
  override heading = none
  override hr = none
  override html = none
  override def = none
  override table = none
  override lheading = none
  #depth = 0

  #inside<Block>(read: () => Block): Block | undefined {
    if (this.#depth === MAX_DEPTH) return undefined
    this.#depth++
    try {
      return read()
    } finally {
      this.#depth--
    }
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    const first = /^ {0,3}>(.*)/.exec(src)?.[1]
    return first === undefined || isAmount(first) ? undefined : this.#inside(() => super.blockquote(src))
  }

  /** A single item stays as typed, because its sign may be a minus or that of a footnote. */
  override list(src: string): Tokens.List | undefined {
    if (!/^ {0,3}(?:[-*]|\d{1,9}[.)]) /.test(src)) return undefined
    const list = this.#inside(() => super.list(src))
    return list && list.items.length > 1 ? list : undefined
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign]!)

const linked = (text: string) =>
  linksIn(text)
    .map(({ text, href }) =>
      href ? `<a href="${escaped(href)}" rel="nofollow ugc noopener">${escaped(text)}</a>` : escaped(text),
    )
    .join('')

/** HTML of the text of a paragraph: every second part between bold ones is bold. */
const lineOf = (text: string) =>
  text
    .split(bold)
    .map((part, at) => (at % 2 === 1 ? `<strong>${linked(part)}</strong>` : linked(part)))
    .join('')

/** HTML of an item; an ordered one keeps the number that was typed. */
function itemOf(item: Tokens.ListItem, isOrdered: boolean): string {
  const blocks = blocksOf(item.tokens)
  const content = blocks.length === 1 && blocks[0]!.line !== undefined ? blocks[0]!.line : htmlIn(blocks)
  const value = isOrdered ? ` value="${Number.parseInt(item.raw.trimStart(), 10)}"` : ''
  return `<li${value}>${content}</li>`
}

/** A block: the HTML inside a paragraph, or that of a quote or list. */
type Block = { line: string; html?: never } | { line?: never; html: string }

const htmlIn = (blocks: readonly Block[]) => blocks.map(({ line, html }) => html ?? `<p>${line}</p>`).join('')

function blocksOf(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.length > 0) blocks.push({ line: lineOf(lines.join('\n')) })
    lines = []
  }
  for (const token of tokens) {
    if (token.type === 'blockquote' || token.type === 'list' || token.type === 'space') end()
    if (token.type === 'blockquote')
      blocks.push({ html: `<blockquote>${htmlIn(blocksOf(token.tokens ?? []))}</blockquote>` })
    else if (token.type === 'list') {
      const { ordered, items } = token as Tokens.List
      const inside = items.map((item) => itemOf(item, ordered)).join('')
      blocks.push({ html: ordered ? `<ol>${inside}</ol>` : `<ul>${inside}</ul>` })
    } else if (token.type !== 'space') {
      // A sign that is text has divided a paragraph, whose lines are joined again.
      lines.push('text' in token ? token.text : token.raw)
    }
  }
  end()
  return blocks
}

/** A mentioned member's name and page; the page of a member who is gone is null. */
interface Mentioned {
  name: string
  path: string | null
}

const mentionOf = ({ name, path }: Mentioned) =>
  path === null ? escaped(name) : `<a href="${escaped(path)}" class="mention">${escaped(name)}</a>`

/** A link, another tag, or text. */
const parts = /<a [^>]*>[^<]*<\/a>|<[^>]*>|[^<]+/g

/**
 * HTML of a text with bold, quotes, lists or mentions; null if it has none. Every other sign is escaped, so the HTML has
 * only the elements of this module. Addresses are links; line breaks stay, for `white-space: pre-wrap`.
 */
export function htmlOf(
  text: string,
  mentioned: ((member: MemberId) => Mentioned) | null = null,
): string | null {
  const html = htmlIn(blocksOf(new Lexer({ gfm: false, tokenizer: new MemberTokenizer() }).blockTokens(text)))
  if (mentioned)
    return html.replaceAll(parts, (part) =>
      part.startsWith('<') ? part : withMentions(part, (member) => mentionOf(mentioned(member))),
    )
  return /<(?:strong|ul|ol|blockquote)>/.test(html) ? html : null
}
