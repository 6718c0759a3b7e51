import { SiteId } from '../../../../events/ids.ts'
import { sites, type SiteCommand } from '../../../commands/sites.ts'
import { newSiteSteps } from '../../../commands/sites-steps.ts'
import { askedOf } from '../../consent/consent.ts'
import { Menu } from '../../../rules/sites/menus.ts'
import { withoutLoops } from '../../../rules/routes/redirect-list.ts'
import { wordingOf } from '../../../rules/sites/wording.ts'
import { settingsOf } from '../../../rules/sites/site-settings.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live, shared } from '../frame/live.ts'
import { carryOut, carryOutSteps, madeId } from '../frame/mutate.ts'
import { givenSections } from '../sections/submitted-sections.ts'
import { cleanSections, shownSections } from '../sections/shown-sections.ts'
import { readChecklist } from './checklist.ts'
import type { Changes } from '../../../projector/live/changes.ts'
import type { SiteRow } from '../../reads.ts'
import type { GraphQLResolveInfo } from 'graphql'

const detailsOf = (site: Pick<SiteRow, 'id'>, { services }: GraphContext) => services.sites.details(site)
const settings = async (site: SiteRow, context: GraphContext) =>
  settingsOf((await detailsOf(site, context)).settings)
const menuOf = async (site: SiteRow, context: GraphContext) =>
  Menu.safeParse((await detailsOf(site, context)).menu).data ?? []
const categoriesOf = async (site: SiteRow, context: GraphContext) => [
  ...(await detailsOf(site, context)).categories,
]

const family = async (is: (other: SiteRow) => boolean, { services }: GraphContext) =>
  (await services.sites.all()).filter(is)

/** Delivers the site's state first, as it may have changed before the subscription started, then each change. */
const fromNow = ({ site, services }: GraphContext): Pick<Changes, 'subscribe'> => ({
  subscribe(topic, handler) {
    const stop = services.changes.subscribe(topic, handler)
    handler({ topic, id: site.id })
    return stop
  },
})

async function change(
  context: GraphContext,
  info: GraphQLResolveInfo,
  command: Exclude<SiteCommand, { name: 'createSite' }>,
) {
  const { services } = context
  const done = await carryOut(context, info, sites, command)
  // The cache of sites is emptied, because the announcement of the change may not have arrived in this process yet.
  services.sites.forget()
  return { ...done, site: orNotFound(await services.sites.byId(command.site), 'Site') }
}

const idOf = (siteId: string) => idArgument(SiteId, siteId, 'Site')

export const siteResolvers: Resolvers = {
  Query: {
    async site(_, { prefix }, { site, services }) {
      if (prefix === null || prefix === undefined) return site
      return orNotFound(await services.sites.byPrefix(prefix), 'Site')
    },
    siteSummaries: async (_, __, { services }) => services.sites.all(),
    sites(_, __, context) {
      allowed('administerSites', context)
      return context.services.sites.withHidden.all()
    },
    async sectionsPreview(_, { sections }, context) {
      allowed('writePosts', context)
      const shown = { settings: await settings(context.site, context) }
      return shownSections(cleanSections(givenSections(sections)), context.viewer, shown) ?? []
    },
    menu: (_, __, context) => menuOf(context.site, context),
    categories: (_, __, context) => categoriesOf(context.site, context),
    taxonomy: (_, __, context) => categoriesOf(context.site, context),
  },

  Site: {
    async settings(site, _, context) {
      const { features } = site
      const all = await settings(site, context)
      return {
        ...all,
        feature_flags: features,
        restrict_private_messaging: features.includes('restrict_private_messaging'),
      }
    },
    async defaultMeta(site, _, context) {
      const { title, description, keywords } = (await settings(site, context)).meta
      return { title: title || site.name, description: description || site.description, keywords }
    },
    dataLayer: async (site, _, context) => (await settings(site, context)).data_layer,
    recaptchaKey: async (site, _, context) => (await settings(site, context)).recaptcha_key,
    og_image_default: async (site, _, context) => (await settings(site, context)).og_image_default,
    parentSite: ({ parent }, _, { services }) => parent && services.sites.byId(parent),
    childSites: ({ id }, _, context) => family((other) => other.parent === id, context),
    siblingSites: ({ id, parent }, _, context) =>
      family((other) => parent !== null && other.parent === parent && other.id !== id, context),
    menu: (site, _, context) => menuOf(site, context),
    async yoastRedirects(site, _, context) {
      return withoutLoops((await detailsOf(site, context)).redirects)
    },
    categories: (site, _, context) => categoriesOf(site, context),
    wording: async (site, _, context) => wordingOf((await detailsOf(site, context)).wording),
    consentGroups: async (site, _, { services }) =>
      (await askedOf(services.sites, site)).map(({ group, providers, digest }) => ({
        group,
        providers: providers.map(({ name }) => name),
        digest,
      })),
    async homepage(site, _, context) {
      const { homepage } = await detailsOf(site, context)
      return shownSections(homepage, context.viewer, { settings: await settings(site, context) })
    },
    checklist(site, _, context) {
      allowed('administerSites', context)
      return readChecklist(site, context)
    },
    async changes(site, { first, after }, context) {
      allowed('administerSites', context)
      const page = pageOf(first, after)
      return connection(await context.services.reads.siteChangesPage(site.id, page), page)
    },
  },

  SiteChange: {
    id: ({ position }) => `SITE_CHANGE:${position}`,
    insertedAt: ({ at }) => at,
    user: ({ by }, _, context) => by && memberNamed(context, by),
  },

  Mutation: {
    async createSite(_, details, context, info) {
      const id = madeId('site', context, info)
      const page = madeId('page', context, info)
      const done = await carryOutSteps(context, info, (tools, intent) =>
        newSiteSteps(tools, { site: id, details, page }, intent),
      )
      const { sites: known } = context.services
      known.forget()
      // The new site is built from the input, because the read models may not contain it yet.
      const made = { id, ...details, logo: null, parent: null, isHidden: true, features: [] }
      return { ...done, site: (await known.byId(id)) ?? made }
    },
    openSite: (_, { siteId }, context, info) =>
      change(context, info, { name: 'openSite', site: idOf(siteId) }),
    renameSite: (_, { siteId, name: to }, context, info) =>
      change(context, info, { name: 'renameSite', site: idOf(siteId), to }),
    describeSite: (_, { siteId, description }, context, info) =>
      change(context, info, { name: 'describeSite', site: idOf(siteId), description }),
    chooseSiteHost: (_, { siteId, host }, context, info) =>
      change(context, info, { name: 'chooseSiteHost', site: idOf(siteId), host }),
    chooseSiteAccent: (_, { siteId, accent }, context, info) =>
      change(context, info, { name: 'chooseSiteAccent', site: idOf(siteId), accent }),
    chooseSiteLogo: (_, { siteId, logo }, context, info) =>
      change(context, info, { name: 'chooseSiteLogo', site: idOf(siteId), logo: logo ?? null }),
    chooseSiteParent: (_, { siteId, parentId }, context, info) =>
      change(context, info, {
        name: 'chooseSiteParent',
        site: idOf(siteId),
        parent: parentId ? idOf(parentId) : null,
      }),
    changeSiteFlag: (_, { siteId, flag, on }, context, info) =>
      change(context, info, { name: 'changeSiteFlag', site: idOf(siteId), flag, on }),
    changeSiteSetting: (_, { siteId, setting, value }, context, info) =>
      change(context, info, { name: 'changeSiteSetting', site: idOf(siteId), setting, value }),
    arrangeSiteMenu: (_, { siteId, items }, context, info) =>
      change(context, info, { name: 'arrangeSiteMenu', site: idOf(siteId), items }),
    async arrangeSiteHomepage(_, { siteId, sections }, context, info) {
      allowed('administerSites', context)
      const site = idOf(siteId)
      const given = cleanSections(givenSections(sections))
      return change(context, info, { name: 'arrangeSiteHomepage', site, sections: given })
    },
    publishSiteWording: (_, { siteId, wording }, context, info) =>
      change(context, info, { name: 'publishSiteWording', site: idOf(siteId), wording }),
    addSiteRedirect: (_, { siteId, path, redirect }, context, info) =>
      change(context, info, { name: 'addSiteRedirect', site: idOf(siteId), path, redirect }),
    removeSiteRedirect: (_, { siteId, path }, context, info) =>
      change(context, info, { name: 'removeSiteRedirect', site: idOf(siteId), path }),
    addCategory: (_, { siteId, name: label, ...category }, context, info) =>
      change(context, info, { name: 'addCategory', site: idOf(siteId), label, ...category }),
    removeCategory: (_, { siteId, slug }, context, info) =>
      change(context, info, { name: 'removeCategory', site: idOf(siteId), slug }),
  },

  Subscription: {
    siteChanged: {
      subscribe: shared((_, __, context) =>
        live(context, ['site'], ({ site, services }) => services.sites.byId(site.id), {
          changes: fromNow(context),
          isState: true,
        }),
      ),
      resolve: delivered,
    },
  },
}
