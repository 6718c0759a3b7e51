/** A part of a text; if the part is a link, it has an address. */
interface Piece {
  text: string
  href?: string
}

// Characters that end an address: white space, invisible and bidirectional control characters, quotation marks.
const address = /https?:\/\/[^\s\p{C}<>"'`{}|\\^]+/giu
const ending = new Set('.,:;!?*…’”»。、，．：；！？）】」』〉》؟،؛।')
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Removes punctuation of the sentence, and unmatched closing brackets, from the end of an address. */
function trimmed(text: string): string {
  const unopened = new Map(
    Object.entries(opening).map(([close, open]) => [close, countOf(text, close) - countOf(text, open)]),
  )
  let end = text.length
  for (; end > 0; end--) {
    const last = text.charAt(end - 1)
    const left = unopened.get(last) ?? 0
    if (left > 0) unopened.set(last, left - 1)
    else if (!ending.has(last)) break
  }
  return text.slice(0, end)
}

/** Address to which a text links; null if the text is not a web address, or contains a user name or password. */
function hrefOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && url.username === '' && url.password === '' && url.hostname.includes('.')
    ? url.href
    : null
}

/** Splits a text into plain parts and links, which together are the original text. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const plain = (to: number) => {
    if (to > end) pieces.push({ text: text.slice(end, to) })
  }
  for (const { index, 0: found } of text.matchAll(address)) {
    const link = trimmed(found)
    const href = hrefOf(link)
    if (!href) continue
    plain(index)
    pieces.push({ text: link, href })
    end = index + link.length
  }
  plain(text.length)
  return pieces
}

/** First address to which a text links, without its fragment; null if there is none. Its page can have a preview. */
export function firstLinkIn(text: string): string | null {
  if (!text.includes('://')) return null
  const [first] = linksIn(text).flatMap(({ href }) => href ?? [])
  return first?.replace(/#.*/s, '') ?? null
}
