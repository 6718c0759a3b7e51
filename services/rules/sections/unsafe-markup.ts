/** Markup that is not allowed because it could run code, load files or disguise the page, and its place. */
interface UnsafeMarkup {
  /** Number of characters before it. */
  offset: number
  /** Line and column, from 1. */
  line: number
  column: number
  /** The markup, such as `<script>` or `onclick`. */
  what: string
}

/** Elements that run code, load other pages, change the look of the page or ask for input. */
const elements = new Set(
  [
    ['script', 'noscript', 'template', 'svg', 'math', 'xml', 'portal'],
    ['iframe', 'frame', 'frameset', 'noframes', 'object', 'embed', 'applet'],
    ['style', 'link', 'meta', 'base', 'title', 'plaintext', 'xmp'],
    ['form', 'isindex', 'input', 'button', 'select', 'textarea', 'option', 'keygen', 'dialog'],
  ].flat(),
)
/** Attributes with code or a page in them. */
const attributes = new Set(['srcdoc', 'formaction', 'action', 'ping'])
const CODE_URL = /^(?:javascript|vbscript|livescript|mocha|data|file|about):/i

const TAG = /<\/?([a-z][^\s/>]*)/gi
/** Greatest number of attributes of a tag; more are not looked at, and are not allowed. */
const MAX_ATTRIBUTES = 100
const named: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '', nbsp: '' }

/** Replaces the character references with which the beginning of an address can be disguised. */
const decoded = (value: string) =>
  value
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    })
    .replaceAll(/&(colon|tab|newline|nbsp);?/gi, (_, name: string) => named[name.toLowerCase()] ?? '')
    // eslint-disable-next-line no-control-regex -- browsers ignore these characters in addresses
    .replaceAll(/[\u0000-\u0020\u007F-\u00A0\u200B\uFEFF]/g, '')

const ATTRIBUTE = /[\s/]*(?:([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)("|$)|'([^']*)('|$)|([^\s>]*)))?)?/y

/** Finds an attribute that is not allowed, in the part of a tag after its name, as browsers read it. */
function unsafeAttribute(html: string, start: number): { at: number; what: string } | null {
  ATTRIBUTE.lastIndex = start
  for (let count = 0; count <= MAX_ATTRIBUTES; count++) {
    const from = ATTRIBUTE.lastIndex
    const [all = '', name, double, , single, , bare] = ATTRIBUTE.exec(html) ?? []
    if (name === undefined) return null
    const at = from + all.indexOf(name)
    const isCode = /^on[a-z]/i.test(name) || attributes.has(name.toLowerCase())
    if (isCode || CODE_URL.test(decoded(double ?? single ?? bare ?? ''))) return { at, what: name }
  }
  return { at: start, what: `more than ${MAX_ATTRIBUTES} attributes` }
}

/**
 * Finds the first unsafe markup in a text (spec §5): elements and attributes that run code, load pages or files, change
 * the look of the page or ask for input. Tags are also looked for in comments and in attributes, where other programs
 * may read them as such.
 */
export function unsafeMarkup(html: string): UnsafeMarkup | null {
  for (const { 0: tag, 1: name = '', index } of html.matchAll(TAG)) {
    const [, element = ''] = /^(?:\w+:)?([\w-]*)/.exec(name.toLowerCase()) ?? []
    const found = elements.has(element)
      ? { at: index, what: `${tag.toLowerCase()}>` }
      : unsafeAttribute(html, index + tag.length)
    if (!found) continue
    const before = html.slice(0, found.at)
    const line = before.split('\n').length
    return { offset: found.at, line, column: found.at - before.lastIndexOf('\n'), what: found.what }
  }
  return null
}
