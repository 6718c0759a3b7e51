import type { Prevalence } from './facts.ts'

// Facts of a disorder as a person reads them.

/** Sections of a condition's page: anchors and headings, in order (spec §3 Disorder, tableOfContents). */
export const sections = {
  about: 'About',
  names: 'Other names',
  frequency: 'How common it is',
  onset: 'When it begins',
  inheritance: 'How it is inherited',
  related: 'Related conditions',
  questions: 'Questions and answers',
  threads: 'In the community',
  members: 'Members',
  source: 'Source',
} as const
export type Section = keyof typeof sections

export const firstSentence = (text: string): string =>
  /^.{20,}?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text

/** True if search engines may index the page: unless it is set, pages with a summary. */
export const isIndexed = ({
  allowIndexing,
  summary,
}: {
  allowIndexing: boolean | null
  summary: string | null
}): boolean => allowIndexing ?? summary !== null

const frequencies: Readonly<Record<string, string>> = {
  '>1 / 1000': 'more than 1 person in 1,000',
  '6-9 / 10 000': '6 to 9 people in 10,000',
  '1-5 / 10 000': '1 to 5 people in 10,000',
  '1-9 / 100 000': '1 to 9 people in 100,000',
  '1-9 / 1 000 000': '1 to 9 people in a million',
  '<1 / 1 000 000': 'fewer than 1 person in a million',
}

const ofMeasures: Readonly<Record<string, (people: string) => string>> = {
  'Point prevalence': (people) => `${people} have it`,
  'Prevalence at birth': (people) =>
    `${people.replace('people', 'babies').replace('person', 'baby')} are born with it`,
  'Annual incidence': (people) => `${people} develop it each year`,
  'Lifetime Prevalence': (people) => `${people} have it at some time in their life`,
  'Cases/families': (people) => `${people} are known to have it`,
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A frequency as a sentence, with the range of the source: 'Europe: 1 to 5 people in 10,000 have it (1-5 / 10 000).' */
export function prevalenceWords({ class: range, geographic, measure }: Prevalence): string {
  const people = frequencies[range] ?? range
  const one = /\b1 (?:person|baby)/.test(people)
  const words = (ofMeasures[measure] ?? ((text: string) => `${measure}: ${text}`))(people)
  const agreed = one
    ? words.replace(' have it', ' has it').replace(' are ', ' is ').replace(' develop ', ' develops ')
    : words
  return `${capital(geographic)}: ${agreed} (${range}).`
}

/** Order in which a page shows frequencies: the whole world first, and people who live with it before births. */
export const byImportance = (one: Prevalence, other: Prevalence): number =>
  rankOf(one) - rankOf(other) || (one.geographic < other.geographic ? -1 : 1)

const measures = ['Point prevalence', 'Prevalence at birth', 'Annual incidence', 'Lifetime Prevalence']
const places = ['Worldwide', 'Europe']
const rankOf = ({ geographic, measure }: Prevalence) =>
  (places.includes(geographic) ? places.indexOf(geographic) : places.length) * 10 +
  (measures.includes(measure) ? measures.indexOf(measure) : measures.length)

const ages: Readonly<Record<string, string>> = {
  Antenatal: 'before birth',
  Neonatal: 'in the first four weeks of life',
  Infancy: 'before the second birthday',
  Childhood: 'in childhood',
  Adolescent: 'in adolescence',
  Adult: 'in adulthood',
  Elderly: 'in old age',
  'All ages': 'at any age',
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

/** Ages of onset as a sentence. */
export const onsetWords = (onset: readonly string[]): string =>
  `It usually begins ${listed.format(onset.includes('All ages') ? ['at any age'] : onset.map((age) => ages[age] ?? age.toLowerCase()))}.`

const inheritances: Readonly<Record<string, string>> = {
  'Autosomal recessive': 'a child gets it only if both parents pass on a changed gene',
  'Autosomal dominant': 'one changed gene, from either parent or new in the child, is enough',
  'X-linked recessive': 'the changed gene is on the X chromosome, so that it affects mostly boys and men',
  'X-linked dominant': 'one changed gene on the X chromosome is enough',
  'Y-linked': 'the changed gene is on the Y chromosome, which fathers pass on to sons',
  'Mitochondrial inheritance': 'it is passed on by mothers, in the mitochondria of the egg',
  'Multigenic/multifactorial': 'several genes and the environment play a part',
  Oligogenic: 'changes in a few genes together cause it',
  'Semi-dominant': 'one changed gene causes a milder form, two a more severe one',
}

export const inheritanceWords = (way: string): string =>
  inheritances[way] ? `${way}: ${inheritances[way]}.` : `${way}.`
