import { withoutMentions } from '../marks/mentions.ts'

const tags = /<[^<>]*>/g
/** Accents, invisible characters, and the asterisks and underscores of emphasis. */
const marks = /[\p{M}\p{Cf}*_]/gu
const between = /[^\p{L}\p{N}]+/gu

/** A text as words in lower case with one space between them, without mentions, tags, accents and invisible characters. */
export const normalised = (text: string): string =>
  withoutMentions(text)
    .replaceAll(tags, ' ')
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(between, ' ')
    .trim()

type ByFirstWord = ReadonlyMap<string | undefined, readonly string[]>

/** Normalised phrases by their first words, for each list, with which many texts are compared. */
const prepared = new WeakMap<readonly string[], ByFirstWord>()
const prepare = (phrases: readonly string[]): ByFirstWord =>
  Map.groupBy(phrases.map(normalised), (phrase) => phrase.split(' ')[0])

/** True if a text contains one of the words or phrases as whole words. */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const wanted = prepared.get(phrases) ?? prepare(phrases)
  prepared.set(phrases, wanted)
  const words = normalised(text)
  const begins = (word: string) => wanted.get(word)?.some((phrase) => ` ${words} `.includes(` ${phrase} `))
  return words.split(' ').some(begins)
}

/** Endings of hosts that are recognised without `https://` or `www.`. */
const endings =
  'com|net|org|info|biz|io|co|shop|store|online|site|xyz|top|club|app|dev|me|ru|cn|de|uk|us|eu|ly'
const link = new RegExp(
  String.raw`\bhttps?:\/\/|\bwww\.|(?<![\p{L}\p{N}@.\-])[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)*\.(?:${endings})(?![\p{L}\p{N}\-])`,
  'iu',
)

/** True if a text contains a link, or the name of a host; e-mail addresses do not count. */
export const hasLink = (text: string): boolean => link.test(text)
