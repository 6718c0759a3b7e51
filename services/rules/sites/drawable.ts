/** Letters and signs that the font of previews has (services/images/fonts); the rest of Common is not in it. */
const drawn =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}0-9\p{Zs}\u0021-\u007e\u00a0-\u00ff\u2010-\u2044\u2070-\u209f\u20ac\u2122\u2150-\u215e\u2190-\u2193\u2248\u2260\u2264\u2265\u2212]+$/u
const pictographs = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu
const joiners = /\u200d|\ufe0e|\ufe0f/g

/** A text as previews can show it, without emoji; null if the font lacks its script. */
export function drawable(text: string): string | null {
  const plain = text
    .replaceAll(joiners, '')
    .replaceAll(pictographs, (sign) => (drawn.test(sign) ? sign : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return drawn.test(plain) ? plain : null
}
