const marked = /[\u00c0-\u024f\u1e00-\u1eff]/g

/** The letter without its diacritics; letters that would become several ('ß') stay as they are. */
function plainLetter(letter: string): string {
  const [plain = letter] = letter.normalize('NFD')
  return plain.length === letter.length ? plain : letter
}

/** Replaces letters with diacritics by plain ones ('Sjögren', 'Sjogren'), each in its place, so that offsets stay. */
export const plainLetters = (text: string): string => text.replaceAll(marked, plainLetter)
