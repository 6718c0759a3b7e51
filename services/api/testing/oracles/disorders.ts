import { text } from '../../../../projections/batch.ts'
import { idOf, site } from '../../../../projections/testing/world.ts'
import { searchKey } from '../../../rules/disorders/names.ts'
import type { DisorderId } from '../../../../events/kinds.ts'
import type { DisorderQuestionRow, DisorderRow } from '../../../../projections/disorders/queries.ts'
import { byId, type Oracle } from '../oracle.ts'

interface Known extends DisorderRow {
  parents: string[]
}

const ids = [0, 1, 2, 3].map((n) => idOf('disorder', n))
const byName = (one: Known, other: Known) =>
  one.name.toLowerCase() < other.name.toLowerCase() || (one.name === other.name && one.id < other.id) ? -1 : 1

export const disorders: Oracle = {
  reads(history) {
    const known = new Map<DisorderId, Known>()
    const slugs = new Map<string, Set<DisorderId>>()
    const questions = new Map<string, DisorderQuestionRow[]>()
    const featured = new Set<DisorderId>()
    const chosen = new Set<DisorderId>()
    for (const { type, data } of history) {
      switch (type) {
        case 'DisorderDefined':
        case 'DisorderCorrected': {
          const { disorder: id, ...facts } = data
          const before = known.get(id)
          const retired =
            type === 'DisorderCorrected' && before
              ? { isRetired: before.isRetired, successor: before.successor }
              : { isRetired: false, successor: null }
          known.set(id, { id, ...facts, name: text(facts.name)!, summary: text(facts.summary), ...retired })
          slugs.set(facts.slug, (slugs.get(facts.slug) ?? new Set()).add(id))
          break
        }
        case 'DisorderRetired':
          Object.assign(known.get(data.disorder) ?? {}, { isRetired: true, successor: data.successor })
          break
        case 'DisorderFeatured':
          featured.add(data.disorder)
          break
        case 'DisorderUnfeatured':
          featured.delete(data.disorder)
          break
        case 'SiteConditionAdded':
          chosen.add(data.disorder)
          break
        case 'SiteConditionRemoved':
          chosen.delete(data.disorder)
          break
        case 'DisorderQuestionsAnswered':
          questions.set(
            `${data.disorder} ${data.source}`,
            data.questions.map((one) => ({ source: data.source, ...one, answer: text(one.answer)! })),
          )
          break
        default:
      }
    }
    const there = () => [...known.values()].filter(({ isRetired }) => !isRetired)
    const shown = (ids: ReadonlySet<DisorderId>) =>
      there()
        .filter(({ id }) => ids.has(id))
        .toSorted(byName)
        .map(({ id }) => id)
    const end = (one: Known | undefined, steps: number): Known | undefined =>
      one?.isRetired && steps > 0 && one.successor ? end(known.get(one.successor), steps - 1) : one
    const standing = (one: Known | undefined): Known | undefined => {
      const last = end(one, 8)
      return last?.isRetired ? undefined : last
    }
    return {
      disordersByIds: async (ids) =>
        ids.flatMap((id) => known.get(id) ?? []).map(({ parents: _, ...row }) => row),
      async disorderBySlug(slug) {
        const owners = [...(slugs.get(slug) ?? [])].flatMap((id) => known.get(id) ?? [])
        const [owner] = owners.toSorted(
          (a, b) => Number(a.slug !== slug) - Number(b.slug !== slug) || (a.id < b.id ? -1 : 1),
        )
        const last = standing(owner)
        return last ? { id: last.id, slug: last.slug } : null
      },
      disorderFamilies: async (ids) =>
        ids.flatMap((disorder) => {
          const one = known.get(disorder)
          return there().flatMap((other) => [
            ...(other.orphaCode !== null && one?.parents.includes(other.orphaCode)
              ? [{ name: other.name, disorder, other: other.id, isParent: true }]
              : []),
            ...(one && one.orphaCode !== null && other.parents.includes(one.orphaCode)
              ? [{ name: other.name, disorder, other: other.id, isParent: false }]
              : []),
          ])
        }),
      featuredDisorders: async (of) => (of === site ? shown(featured) : []),
      siteConditions: async (of) => (of === site ? shown(chosen) : []),
      disorderQuestions: async (id) =>
        ['medquad', 'own'].flatMap((source) => questions.get(`${id} ${source}`) ?? []),
      disorderAddresses: async (of, size) =>
        there()
          .filter(({ id, summary, allowIndexing }) => {
            const isOfSite = of === null || (of === site && chosen.has(id))
            return isOfSite && (allowIndexing ?? summary !== null)
          })
          .map(({ slug }) => slug)
          .toSorted((a, b) => (a < b ? -1 : 1))
          .slice(0, size),
      disorderNames: async ({ readings }) =>
        [...known.values()].flatMap((one) => {
          const found = standing(one)
          return [one.name, ...one.synonyms].flatMap((name, place) => {
            const key = searchKey(name)
            const matches = readings.some((words) =>
              words.every((alternatives) => alternatives.some((word) => key.includes(` ${word}`))),
            )
            return found && matches ? [{ disorder: found.id, name, key, place, isGroup: found.isGroup }] : []
          })
        }),
      disordersOfCode: async (code) =>
        [...known.values()]
          .filter(({ orphaCode }) => orphaCode === code)
          .flatMap((one) => standing(one)?.id ?? [])
          .toSorted(),
    }
  },
  ask: async (reads) => ({
    rows: byId(await reads.disordersByIds(ids)),
    slugs: await Promise.all(
      ids.flatMap((_, who) => [0, 1, 2].map((n) => reads.disorderBySlug(`fever-${who}-${n}`))),
    ),
    families: (await reads.disorderFamilies(ids))
      .map(({ disorder, other, isParent }) => `${disorder} ${other} ${isParent}`)
      .toSorted(),
    featured: [await reads.featuredDisorders(site), await reads.featuredDisorders(idOf('site', 1))],
    conditions: [await reads.siteConditions(site), await reads.siteConditions(idOf('site', 1))],
    questions: await Promise.all(ids.map((id) => reads.disorderQuestions(id))),
    addresses: [await reads.disorderAddresses(null, 2), await reads.disorderAddresses(site, 9)],
    names: await Promise.all(
      [[[['fev'], ['kind']]], [[['f1', 'heat']]], [[['2']], [['heat'], ['4']]]].map(async (readings) =>
        byId(await reads.disorderNames({ readings, joined: null })),
      ),
    ),
    codes: await Promise.all(['101', '103', '7'].map((code) => reads.disordersOfCode(code))),
  }),
}
