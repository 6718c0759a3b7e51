/** A piece of a text; a link has the address that it leads to. */
export interface Piece {
  text: string
  href?: string
}

// Neither white space nor what hides or reorders what is shown; nor what ends an address in running text.
const address = /https?:\/\/[^\s\p{C}<>"'`{}|\\^]+/giu
const ending = new Set('.,:;!?*_~…’”»')
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Leaves out what belongs to the sentence: full stops, and brackets that were opened before the address. */
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

/** The address that a text is, if it may be followed: of the web, without a name that stands before the host. */
function hrefOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && url.username === '' && url.password === '' && url.hostname.includes('.')
    ? url.href
    : null
}

/** A text cut into plain pieces and links. Put together, the pieces are the text as it was typed. */
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
