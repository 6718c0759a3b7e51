import { z } from 'zod'
import { EditorialId } from '../../../../events/ids.ts'
import { kinds } from '../../../../events/kinds.ts'
import {
  autosaveOf,
  autosavesOf,
  dropAutosave,
  keepAutosave,
  type AutosaveHead,
} from '../../../operational/publishing/autosaves.ts'
import { MAX_AUTOSAVE_CHARS, typedPost } from '../../../rules/publishing/typed-post.ts'
import { checked } from '../../http/problem.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { countDeed } from '../frame/deeds.ts'
import { allowed, failure } from '../frame/errors.ts'
import { commandIdOf } from '../frame/mutate.ts'
import { readManuscript } from '../publishing/manuscripts.ts'
import { kindsNamed } from '../publishing/posts.ts'
import { beginningOf } from '../../../rules/writing/cut.ts'

const Item = z.union([EditorialId, z.uuid()])
/** The page that sends a change, and what the change follows. */
const Place = z.object({
  writer: z.uuid(),
  basedOn: z.int().min(0),
  version: z.int().min(0).max(2_147_483_646),
})
const isWritten = ({ item }: Pick<AutosaveHead, 'item'>) => EditorialId.safeParse(item).success

function itemArgument(given: string): string {
  const item = Item.safeParse(given).data
  if (item === undefined) throw failure('BAD_REQUEST', 'Please name an item')
  return item
}

/** Checks the item of an autosave: one that the viewer may read, or one that is not written yet. */
async function itemOf(given: string, context: GraphContext): Promise<string> {
  const item = itemArgument(given)
  const written = EditorialId.safeParse(item).data
  if (written) await readManuscript(written, context)
  return item
}

const done = { position: null, pending: false }

export const autosaveResolvers: Resolvers = {
  Query: {
    autosave(_, { item }, context) {
      const { id: member } = allowed('writePosts', context)
      return autosaveOf(context.services.sql, { member, site: context.site.id, item: itemArgument(item) })
    },
    async unwrittenPosts(_, __, context) {
      const { id: member } = allowed('writePosts', context)
      const all = await autosavesOf(context.services.sql, member, context.site.id)
      return all.filter((one) => !isWritten(one))
    },
  },

  UnwrittenPost: {
    assocType: ({ kind }) => kinds[kind].name,
    modifiedAt: ({ at }) => at,
  },

  Mutation: {
    async keepAutosave(_, { item: given, type, text, writer, basedOn, version: seen }, context, info) {
      const { id: member } = allowed('writePosts', context)
      const place = checked(Place, { writer, basedOn, version: seen })
      const item = await itemOf(given, context)
      const kind = kindsNamed([type])[0]!
      const typed = text.length <= MAX_AUTOSAVE_CHARS ? typedPost(text) : null
      if (!typed) throw failure('INVALID', "This text is too long to be kept before it's saved")
      await countDeed(context, info, commandIdOf(context, info))
      const title = beginningOf(typed.title, 300)
      const { sql } = context.services
      const version = await keepAutosave(sql, {
        member,
        item,
        site: context.site.id,
        kind,
        title,
        text: JSON.stringify(typed),
        ...place,
      })
      if (version === null)
        throw failure('CONFLICT', 'You have typed something else in this on another page or device.')
      return { version, ...done }
    },
    async dropAutosave(_, { item: given, version }, context, info) {
      const { id: member } = allowed('writePosts', context)
      const item = itemArgument(given)
      await countDeed(context, info, commandIdOf(context, info))
      await dropAutosave(context.services.sql, { member, item, version })
      return done
    },
  },
}
