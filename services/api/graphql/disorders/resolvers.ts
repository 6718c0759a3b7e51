import { keysOf } from '../../../../events/entries.ts'
import { DisorderId } from '../../../../events/ids.ts'
import type { DisorderRow } from '../../../../projections/disorders/queries.ts'
import { disorderOfName, disorders, type DisorderCommand } from '../../../commands/disorders.ts'
import { noFacts } from '../../../rules/disorders/facts.ts'
import { sourceOf, sourcePage } from '../../../rules/disorders/sources.ts'
import { firstSentence, isIndexed, sections, type Section } from '../../../rules/disorders/words.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import type { DisorderInput, Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { membersShowing } from '../user-disorders/showing.ts'
import { searchDisorders } from './search.ts'

const WHAT = 'Condition'
const PAGE_SIZE = 10
const MAX_OFFSET = 1000

const idOf = (id: string) => idArgument(DisorderId, id, WHAT)

const rowsOf = async (ids: readonly DisorderId[], { loaders }: GraphContext): Promise<DisorderRow[]> =>
  (await Promise.all(ids.map((id) => loaders.disorders.load(id)))).filter(
    (row): row is DisorderRow => row !== null && !row.isRetired,
  )

async function relatives({ id }: DisorderRow, areParents: boolean, context: GraphContext) {
  const family = (await context.loaders.disorderFamilies.load({ args: null, key: id })) ?? []
  const ids = family.filter(({ isParent }) => isParent === areParents).map(({ other }) => other)
  return (await rowsOf(ids, context)).map(({ name, slug, isGroup }) => ({
    name,
    slug,
    path: urlFor.condition(slug),
    isGroup,
  }))
}

async function questionsOf({ id, slug }: DisorderRow, { services }: GraphContext) {
  const questions = await services.reads.disorderQuestions(id)
  return questions.flatMap(({ source, ...one }) => {
    const credit = sourceOf(source)
    const path = urlFor.conditionPage(slug, one.slug)
    return credit ? [{ ...one, path, source: { ...credit, release: null } }] : []
  })
}

async function contentsOf(row: DisorderRow, context: GraphContext) {
  const family = (await context.loaders.disorderFamilies.load({ args: null, key: row.id })) ?? []
  const has: Record<Section, boolean> = {
    about: true,
    names: row.synonyms.length > 0,
    frequency: row.prevalences.length > 0,
    onset: row.onsetAges.length > 0,
    inheritance: row.inheritanceTypes.length > 0,
    related: family.length > 0,
    questions: (await questionsOf(row, context)).length > 0,
    threads: context.site.features.includes('Forums'),
    members: (await membersShowing(row.id, context)).length > 0,
    source: row.source !== null,
  }
  return keysOf(sections).flatMap((id) => (has[id] ? [{ id, text: sections[id] }] : []))
}

/**
 * True if search engines may list the page on this site: otherwise every site of the network would have a copy of the
 * directory.
 */
const isListed = async ({ id }: DisorderRow, { loaders, site }: GraphContext) =>
  site.features.includes('rare_disease') ||
  (await loaders.siteConditions.load({ args: site.id, key: id })) === true

/** Facts that an administrator gives. */
const given = ({ allowIndexing, summary, name, synonyms }: DisorderInput) => ({
  name,
  synonyms,
  summary: summary?.trim() ? summary : null,
  ...(allowIndexing !== undefined && { allowIndexing }),
})

const byAdministrator = { source: null, release: null }

async function change(context: GraphContext, info: GraphQLResolveInfo, command: DisorderCommand) {
  const done = await carryOut(context, info, disorders, command)
  const [disorder = null] = await rowsOf([command.disorder], context)
  return { ...done, disorder }
}

export const disorderResolvers: Resolvers = {
  Query: {
    async disorderDetail(_, { slug }, context) {
      const found = orNotFound(await context.services.reads.disorderBySlug(slug.slice(0, 300)), WHAT)
      return orNotFound(await context.loaders.disorders.load(found.id), WHAT)
    },
    featuredDisorders: async (_, __, context) =>
      rowsOf(await context.services.reads.featuredDisorders(context.site.id), context),
    siteConditions: async (_, __, context) =>
      rowsOf(await context.services.reads.siteConditions(context.site.id), context),
    async disorderSearch(_, { offset, search, type }, context) {
      const { reads } = context.services
      const found = await searchDisorders(reads, search.slice(0, 200))
      const chosen = type === 'SITE' ? new Set(await reads.siteConditions(context.site.id)) : null
      const ofType =
        type === 'ALL' || chosen?.size === 0
          ? found
          : chosen
            ? found.filter((id) => chosen.has(id))
            : (await rowsOf(found, context))
                .filter(({ isGroup }) => isGroup === (type === 'GROUP'))
                .map(({ id }) => id)
      const start = Math.min(Math.max(0, offset), MAX_OFFSET)
      return {
        total: ofType.length,
        disorders: await rowsOf(ofType.slice(start, start + PAGE_SIZE), context),
      }
    },
  },

  Disorder: {
    path: ({ slug }) => urlFor.condition(slug),
    cream: ({ summary }) => (summary === null ? null : firstSentence(summary)),
    datalayer: ({ name, orphaCode, isGroup }) => ({
      condition: name,
      ...(orphaCode && { orpha_code: orphaCode }),
      condition_type: isGroup ? 'group' : 'disorder',
    }),
    onsetAge: ({ onsetAges }) => onsetAges,
    inheritanceType: ({ inheritanceTypes }) => inheritanceTypes,
    tableOfContents: (row, _, context) => contentsOf(row, context),
    async seo(row, _, context) {
      const description =
        row.summary === null ? `${row.name}: facts and people who know it.` : firstSentence(row.summary)
      return {
        allowIndexing: isIndexed(row) && (await isListed(row, context)),
        title: row.name,
        metaDescription: description,
        canonical: urlFor.condition(row.slug),
        ogTitle: row.name,
        ogDescription: description,
        ogImage: null,
        twitterTitle: row.name,
        twitterDescription: description,
        twitterImage: null,
        keywords: [row.name, ...row.synonyms],
      }
    },
    parents: (row, _, context) => relatives(row, true, context),
    children: (row, _, context) => relatives(row, false, context),
    questions: (row, _, context) => questionsOf(row, context),
    question: async (row, { slug }, context) =>
      (await questionsOf(row, context)).find((question) => question.slug === slug) ?? null,
    source({ source, release, orphaCode }) {
      const known = sourceOf(source)
      return known && { ...known, url: sourcePage(source, orphaCode) ?? known.url, release }
    },
    isFeatured: async ({ id }, _, { loaders, site }) =>
      (await loaders.featuredDisorders.load({ args: site.id, key: id })) === true,
    isOfSite: async ({ id }, _, { loaders, site }) =>
      (await loaders.siteConditions.load({ args: site.id, key: id })) === true,
  },

  Mutation: {
    createDisorder: (_, { disorder }, context, info) =>
      change(context, info, {
        name: 'defineDisorder',
        disorder: disorderOfName(disorder.name),
        facts: { ...noFacts, ...given(disorder) },
        ...byAdministrator,
      }),
    updateDisorder: (_, { disorderId, disorder }, context, info) =>
      change(context, info, {
        name: 'correctDisorder',
        disorder: idOf(disorderId),
        facts: given(disorder),
        ...byAdministrator,
      }),
    retireDisorder: (_, { disorderId, successorId }, context, info) =>
      change(context, info, {
        name: 'retireDisorder',
        disorder: idOf(disorderId),
        successor: successorId ? idOf(successorId) : null,
        ...byAdministrator,
      }),
    updateFeaturedDisorder: (_, { disorderId, isFeatured }, context, info) =>
      change(context, info, {
        name: isFeatured ? 'featureDisorder' : 'unfeatureDisorder',
        disorder: idOf(disorderId),
        site: context.site.id,
      }),
    updateSiteCondition: (_, { disorderId, isOfSite }, context, info) =>
      change(context, info, {
        name: isOfSite ? 'addSiteCondition' : 'removeSiteCondition',
        disorder: idOf(disorderId),
        site: context.site.id,
      }),
  },
}
