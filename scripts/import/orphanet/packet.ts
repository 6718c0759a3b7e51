import { z } from 'zod'
import type { DisorderFacts } from '../../../services/rules/disorders/facts.ts'

// One entry of Orphanet's ORPHApackets (JSON).

/**
 * A list of the source: an object or an array of objects, each with an item or an array of items under `name`. Absent
 * lists are empty.
 */
const listOf = <Item extends z.ZodType>(name: string, item: Item) => {
  const some = z
    .record(z.string(), z.unknown())
    .transform((object) => object[name])
    .pipe(z.union([z.array(item), item.transform((one) => [one])]))
  return z
    .union([z.array(some), some.transform((one) => [one])])
    .transform((lists) => lists.flat())
    .optional()
}
const Value = z.object({ value: z.string() }).transform(({ value }) => value)
const Code = z.object({ ORPHAcode: z.string() }).transform(({ ORPHAcode }) => ORPHAcode)

const Packet = z.object({
  Orphapacket: z.object({
    creationDate: z.string(),
    version: z.string(),
    ORPHAcode: z.string(),
    Label: z.string(),
    DisorderType: z.object({ value: z.string() }),
    Synonyms: listOf('Synonym', z.string()),
    TextSection: z.object({ Contents: z.string() }).optional(),
    Parents: listOf('Parent', Code),
    AverageAgeOfOnsets: listOf('AverageAgeOfOnset', Value),
    TypeOfInheritances: listOf('TypeOfInheritance', Value),
    Prevalences: listOf(
      'Prevalence',
      z.object({
        PrevalenceClass: z.string().nullish(),
        PrevalenceType: z.string(),
        PrevalenceGeographic: z.string(),
      }),
    ),
  }),
})

/** A disorder as described by a release of the source. */
export interface Released {
  /** Release of the source: version and date. */
  release: string
  /** Time at which the source created the entry, in ms since 1970. */
  at: number
  facts: DisorderFacts & { orphaCode: string }
}

/** Values by which the source says that a fact is unknown. */
const unknown = new Set([
  'no data',
  'no data available',
  'unknown',
  'not yet documented',
  'not applicable',
  '',
])
const isKnown = (value: string | null | undefined): value is string =>
  typeof value === 'string' && !unknown.has(value.trim().toLowerCase())

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Converts the source's HTML to plain text; it contains entities, italics that may be broken, and bare '<' and '>'. */
export const plain = (html: string): string =>
  html
    .replaceAll(/<\/?(?:i|b|em|strong|sub|sup|p|br)\s*\/?>/gi, '')
    .replaceAll(/<i<(?=\w)/gi, '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => named[name] ?? entity)
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

const distinct = <Item>(items: readonly Item[], key: (item: Item) => string) => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]

/** Parses a line of the source; null for a category, which is not a disorder but groups others. Throws a ZodError. */
export function readPacket(line: string): Released | null {
  const { Orphapacket: packet } = Packet.parse(JSON.parse(line))
  const type = packet.DisorderType.value
  if (type === 'Category') return null
  const prevalences = (packet.Prevalences ?? []).flatMap((one) =>
    isKnown(one.PrevalenceClass)
      ? [{ class: one.PrevalenceClass, geographic: one.PrevalenceGeographic, measure: one.PrevalenceType }]
      : [],
  )
  const summary = plain(packet.TextSection?.Contents ?? '')
  return {
    release: `${packet.version.trim()}, ${packet.creationDate.slice(0, 10)}`,
    at: Date.parse(`${packet.creationDate.replace(' ', 'T')}Z`),
    facts: {
      orphaCode: packet.ORPHAcode,
      name: plain(packet.Label),
      isGroup: type === 'Clinical group',
      summary: summary === '' ? null : summary,
      synonyms: (packet.Synonyms ?? []).map(plain),
      onsetAges: (packet.AverageAgeOfOnsets ?? []).filter(isKnown),
      inheritanceTypes: (packet.TypeOfInheritances ?? []).filter(isKnown),
      prevalences: distinct(prevalences, (one) => Object.values(one).join('\n')),
      parents: distinct(packet.Parents ?? [], (code) => code),
      allowIndexing: null,
    },
  }
}
