import { EditorialId, MediaId, SiteId } from '../../../../events/ids.ts'
import type { MediaRow } from '../../../../projections/media/queries.ts'
import { media, type MediaCommand } from '../../../commands/media.ts'
import { recordFrom } from '../../../../events/entries.ts'
import { may, mediaRefusal, postRefusal } from '../../../rules/authorise.ts'
import { mediaVerbs } from '../../../rules/media/verbs.ts'
import { mediaPath } from '../../../rules/media/paths.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, notFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'
import { focusNames, focusOf, shownPicture } from './shown-picture.ts'

/** A picture of this site for its editors. Throws that there is none, or that the viewer is not an editor. */
async function readMedia(mediaId: string, context: GraphContext): Promise<MediaRow> {
  allowed('writePosts', context)
  const row = await context.loaders.media.load(idArgument(MediaId, mediaId, 'Picture'))
  if (row?.site !== context.site.id) throw notFound('Picture')
  return row
}

/** A text or a home page that uses a picture, as a link for its editors; none for those who cannot open it. */
async function useOf(user: string, { loaders, services, viewer, site }: GraphContext) {
  const post = EditorialId.safeParse(user)
  if (post.success) {
    const row = await loaders.manuscripts.load(post.data)
    const isOpen = row?.site === site.id && postRefusal('read', row, viewer) === null
    return isOpen ? [{ title: row.text.title, path: urlFor.editContent(row.id) }] : []
  }
  const home = SiteId.safeParse(user)
  const found = home.success && may('administerSites', viewer) ? await services.sites.byId(home.data) : null
  return found ? [{ title: `Home page of ${found.name}`, path: urlFor.site(found.prefix) }] : []
}

export const mediaResolvers: Resolvers = {
  Query: {
    media: (_, { id }, context) => readMedia(id, context),
    async mediaLibrary(_, { first, after, text }, context) {
      allowed('writePosts', context)
      const page = pageOf(first ?? 24, after)
      const { services, site } = context
      return connection(await services.reads.mediaPage(site.id, text?.trim() ?? '', page), page)
    },
  },

  Media: {
    name: ({ words }) => words.name,
    alt: ({ words }) => words.alt,
    illustrator: ({ words }) => words.illustrator,
    focus: ({ words }) => focusNames[words.focus],
    path: ({ id, file }) => mediaPath(id, file.image),
    width: ({ file }) => file.width,
    height: ({ file }) => file.height,
    color: ({ file }) => file.color,
    addedBy: ({ addedBy }, _, context) => addedBy && memberNamed(context, addedBy),
    async uses({ id }, _, context) {
      const { users = [] } = (await context.loaders.mediaUsers.load(id)) ?? {}
      return (await Promise.all(users.map((user) => useOf(user, context)))).flat()
    },
    useCount: async ({ id }, _, { loaders }) => (await loaders.mediaUsers.load(id))?.count ?? 0,
    viewerCan: ({ addedBy }, _, { viewer }) =>
      recordFrom(mediaVerbs, (verb) => mediaRefusal(verb, addedBy, viewer) === null),
  },

  // A text has the address and size that a picture had when it was chosen.
  SectionPicture: {
    url: async (picture, _, context) => (await shownPicture(picture, context)).url,
    width: async (picture, _, context) => (await shownPicture(picture, context)).width,
    height: async (picture, _, context) => (await shownPicture(picture, context)).height,
    focus: async (picture, _, context) => (await shownPicture(picture, context)).focus,
  },

  Mutation: {
    async describeMedia(_, { mediaId, focus, ...words }, context, info) {
      const { id } = await readMedia(mediaId, context)
      const given = { ...words, illustrator: words.illustrator ?? null, focus: focusOf(focus) }
      const command: MediaCommand = { name: 'describeMedia', media: id, words: given }
      const done = await carryOut(context, info, media, command)
      return { ...done, media: await readMedia(mediaId, context) }
    },
    async removeMedia(_, { mediaId }, context, info) {
      const { id } = await readMedia(mediaId, context)
      const isUsed = (await context.services.reads.mediaUsers([id])).length > 0
      return {
        ...(await carryOut(context, info, media, { name: 'removeMedia', media: id, isUsed })),
        mediaId,
      }
    },
  },
}
