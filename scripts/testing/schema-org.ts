import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Checks JSON-LD by the vocabulary of schema.org itself, which the package @vocabulary/schema contains.

const SCHEMA = 'http://schema.org/'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'

type Relation = 'subClassOf' | 'domainIncludes' | 'rangeIncludes'

/** Reads the relations between terms of schema.org from its N-Quads: the objects of each subject. */
function readVocabulary(): Record<Relation, ReadonlyMap<string, readonly string[]>> {
  const file = new URL('schema.nq', import.meta.resolve('@vocabulary/schema'))
  const quads = readFileSync(fileURLToPath(file), 'utf8')
    .matchAll(/^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <http:\/\/schema\.org\/(\w+)> /gm)
    .toArray()
  const pairs = (relation: string) => {
    const found = quads.filter(([, , predicate]) => predicate === relation)
    const bySubject = Map.groupBy(found, ([, subject]) => subject!)
    return new Map([...bySubject].map(([subject, all]) => [subject, all.map(([, , , object]) => object!)]))
  }
  return {
    subClassOf: pairs(`${RDFS}subClassOf`),
    domainIncludes: pairs(`${SCHEMA}domainIncludes`),
    rangeIncludes: pairs(`${SCHEMA}rangeIncludes`),
  }
}

const { subClassOf, domainIncludes, rangeIncludes } = readVocabulary()

/** A class and all classes above it. */
const lineageOf = (name: string): string[] => [name, ...(subClassOf.get(name) ?? []).flatMap(lineageOf)]

const texts = ['Text', 'URL', 'Date', 'DateTime', 'Time']

function problemsOfValue(value: unknown, at: string, range: readonly string[]): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => problemsOfValue(one, `${at}[${index}]`, range))
  if (typeof value === 'object' && value !== null) {
    const { '@type': type } = value as { '@type'?: unknown }
    const isOfRange = lineageOf(String(type)).some((name) => range.includes(name))
    return [
      ...(isOfRange ? [] : [`${at}: ${String(type)} is not one of ${range.join(', ')}`]),
      ...problemsOfThing(value, at),
    ]
  }
  if (typeof value === 'number')
    return range.some((one) => /^(?:Number|Integer|Float|Text)$/.test(one)) ? [] : [`${at}: a number`]
  if (typeof value !== 'string' || value.trim() === '') return [`${at}: not a text`]
  const forms = range.filter((one) => texts.includes(one))
  // A thing may be given by its address in place of a nested object.
  const needsAddress = !forms.includes('Text')
  return needsAddress && !forms.some((form) => form.startsWith('Date')) && !URL.canParse(value)
    ? [`${at}: ${value} is not an address`]
    : []
}

function problemsOfThing(thing: object, at: string): string[] {
  const { '@type': type, '@id': _, ...properties } = thing as Record<string, unknown>
  if (typeof type !== 'string' || !subClassOf.has(type))
    return [`${at}: ${String(type)} is not a type of schema.org`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const domain = domainIncludes.get(name)
    if (!domain) return [`${at}: schema.org has no property ${name}`]
    if (!lineageOf(type).some((one) => domain.includes(one)))
      return [`${at}: ${type} has no property ${name}`]
    return problemsOfValue(value, `${at}.${name}`, rangeIncludes.get(name) ?? [])
  })
}

/** Problems of a JSON-LD document by schema.org: unknown types and properties, and values of other types. */
export function structuredDataProblems(document: unknown): string[] {
  if (typeof document !== 'object' || document === null) return ['not an object']
  const { '@context': context, '@graph': graph, ...single } = document as Record<string, unknown>
  const things: unknown[] = Array.isArray(graph) ? graph : [single]
  return [
    ...(context === 'https://schema.org' ? [] : [`the context is ${String(context)}`]),
    ...things.flatMap((thing, index) =>
      typeof thing === 'object' && thing !== null
        ? problemsOfThing(thing, `thing ${index}`)
        : [`thing ${index} is not an object`],
    ),
  ]
}
