/** A piece of a text; a link has its address. */
interface Piece {
  text: string
  href?: string
}

// Excludes white space, invisible and reordering characters, and those that end an address in running text.
const address = /https?:\/\/[^\s\p{C}<>"'`{}|\\^]+/giu
const ending = new Set('.,:;!?*_~…’”»')
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Removes a sentence's punctuation, and closing brackets that were opened before the address. */
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

/** The link target of a text; null unless it is a web address without user info. */
function hrefOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && url.username === '' && url.password === '' && url.hostname.includes('.')
    ? url.href
    : null
}

/** Splits a text into plain pieces and links. Joined, the pieces are the original text. */
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
