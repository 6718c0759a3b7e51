export const MAX_TAGS = 5
export const MAX_TAG_CHARS = 30

/** A tag as it is stored and shown: letters in lower case, digits, and single dashes in place of other signs. */
export const tagOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Different tags in the order in which they were typed; texts without a letter or digit are left out. */
export const tagsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(tagOf).filter((tag) => tag !== '')),
]

/** Tags in a text that somebody typed: separated by commas, semicolons or hash signs. */
export const typedTags = (text: string): string[] => tagsOf(text.split(/[,;#\n]/))

export function tagsProblem(tags: readonly string[]): string | null {
  if (tags.length > MAX_TAGS) return `Please use at most ${MAX_TAGS} tags`
  return tags.some((tag) => tag.length > MAX_TAG_CHARS)
    ? `Please use at most ${MAX_TAG_CHARS} characters for a tag`
    : null
}
