import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { shownSections } from '../../services/api/graphql/sections/shown-sections.ts'
import { ContentSection, isDrawn, isNeverWalled } from '../../services/rules/sections/sections.ts'
import type { SectionExample } from './example.ts'
import { optionsOf, typedOf } from './editor/typed.ts'
import { forms, optionsInput } from './section-forms.ts'

// One table for all section types: what may be stored, that the editor's form keeps it, and that walls hide it.

const folder = import.meta.dirname
const named =
  'HTML, AdSlot, Native, Columns, PostTeaser, LeadGen, ClientLeadForm, Feature, Reading, Recommendation, Homepage, Gallery, Quiz, SlidingTable, ThreadSection, SymptomChecker, TopArticles, ThisOrThat, ForumDriver, ForumStarter, Giveaway, Quizlet, Poll, RecommendedVideo, CopyItem, Quote, ImageSection, VideoWithCopy'.split(
    ', ',
  )
const frame = { isAuthwalled: true, sectionBackgroundColor: 'soft' } as const
const member = { id: 'user_01jd0000000000000000000001', role: 3, verified: true, analyst: false } as const
const site = { settings: { enable_auth_wall: true } }

const examples = new Map(
  await Promise.all(
    globSync('*/example.ts', { cwd: folder }).map(async (file) => {
      const { example }: { example: SectionExample } = await import(join(folder, file))
      return [dirname(file), example] as const
    }),
  ),
)

/** Texts in the options of a section, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

t.test('Every section type that the specification names has a folder with examples', async (t) => {
  t.same([...examples.keys()].toSorted(), named.toSorted())
  t.same(Object.keys(forms).toSorted(), named.toSorted())
})

for (const [type, { valid, invalid }] of examples) {
  const stored = ContentSection.safeParse({ type, options: valid, ...frame })

  t.test(`${type}: a valid example is stored, and returns from the API's input unchanged`, async (t) => {
    t.same(stored.error?.issues, undefined)
    const section = stored.data as ContentSection
    t.same(ContentSection.parse(section), section)
    t.same(optionsInput(section), { [type]: section.options })
  })

  t.test(`${type}: an invalid example is rejected at the option that is wrong`, async (t) => {
    t.ok(Object.keys(invalid).length > 0)
    for (const [path, options] of Object.entries(invalid)) {
      const { error } = ContentSection.safeParse({ type, options })
      t.same(error?.issues[0]?.path, ['options', ...path.split('.')].map(asKey), path)
    }
  })

  t.test(`${type}: the editor's form keeps every option`, async (t) => {
    if (!isDrawn(type)) return t.fail()
    const { fields } = forms[type]
    const options = optionsOf(fields, typedOf(fields, stored.data?.options))
    t.same(ContentSection.parse({ type, options, ...frame }), stored.data)
  })

  t.test(`${type}: visitors before the wall get no text of its options`, async (t) => {
    t.match(shownSections([stored.data], member, site), [{ options: stored.data?.options }])
    if (isNeverWalled(type))
      return t.match(shownSections([stored.data], null, site), [{ options: stored.data?.options }])
    const walled = JSON.stringify(shownSections([stored.data], null, site))
    for (const text of textsIn(stored.data?.options).filter((text) => text.length > 3))
      t.notOk(walled.includes(text), text)
  })
}

function asKey(name: string): string | number {
  return /^\d+$/.test(name) ? Number(name) : name
}
