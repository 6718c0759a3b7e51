import { z } from 'zod'
import {
  CommentableId,
  ContentId,
  ConversationId,
  EditorialId,
  FlaggableId,
  MediaId,
  MemberId,
  MessageId,
  QuestionId,
  ReactableId,
  SiteId,
} from '../../../events/ids.ts'
import { sessionsOf } from '../../operational/sessions.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { findContent, findMessage, sees } from './frame/content.ts'
import type { GraphContext } from './frame/context.ts'
import { failure } from './frame/errors.ts'
import { behind, SessionId, typeOf } from './frame/ids.ts'
import { openReports } from './moderation/queue.ts'
import { may, postRefusal } from '../../rules/authorise.ts'

const nodes =
  <Id, Found>(schema: z.ZodType<Id>, find: (id: Id, context: GraphContext) => Promise<Found | null>) =>
  (id: string, context: GraphContext): Promise<Found | null> | undefined => {
    const parsed = schema.safeParse(id)
    return parsed.success ? find(parsed.data, context) : undefined
  }

const finders = [
  nodes(MemberId, (id, { loaders }) => loaders.members.load(id)),
  nodes(ContentId, (id, context) => findContent(context, id)),
  nodes(MessageId, (id, context) => findMessage(context, id)),
  nodes(ConversationId, async (id, { viewer, loaders }) =>
    viewer ? loaders.conversations.load({ member: viewer.id, id }) : null,
  ),
  nodes(MediaId, async (id, { viewer, loaders, site }) => {
    const row = may('writePosts', viewer) ? await loaders.media.load(id) : null
    return row?.site === site.id ? row : null
  }),
  nodes(SiteId, (id, { services }) => services.sites.byId(id)),
  nodes(QuestionId, async (id, { viewer, services }) => {
    const question = may('analyse', viewer) ? await services.reads.questionById(id) : null
    return question?.analyst === viewer?.id ? question : null
  }),
  nodes(SessionId, async (id, { viewer, services }) => {
    const sessions = viewer ? await sessionsOf(services.sql, viewer.id) : []
    return sessions.find((session) => session.id === id) ?? null
  }),
  nodes(behind('FLAGGED:', FlaggableId), async (id, context) =>
    may('viewModeration', context.viewer) ? openReports(id, context) : null,
  ),
  nodes(behind('MANUSCRIPT:', EditorialId), async (id, context) => {
    const row = await context.loaders.manuscripts.load(id)
    const isReadable = row?.site === context.site.id && postRefusal('read', row, context.viewer) === null
    return isReadable ? row : null
  }),
  nodes(
    z
      .string()
      .regex(/^[A-Z]+:/)
      .transform((text) => text.slice(text.indexOf(':') + 1))
      .pipe(ReactableId),
    async (item, context) => ((await sees(context, item)) ? { item } : null),
  ),
]

export const nodeResolvers: Resolvers = {
  Query: {
    async node(_, { id }, context) {
      if (id.length > 100) throw failure('BAD_REQUEST', "This isn't a valid ID")
      for (const find of finders) {
        const found = find(id, context)
        if (found) return found
      }
      return null
    },
  },
  Node: {
    __resolveType(node) {
      if ('device' in node) return 'Session'
      if ('reports' in node) return 'FlaggedContent'
      if ('textRevision' in node) return 'Manuscript'
      return 'id' in node ? typeOf(node.id) : 'ReactionSummary'
    },
  },
  Content: {
    __resolveType: ({ id }) => typeOf(id),
  },
  Commentable: {
    __resolveType: ({ id }) => typeOf(CommentableId.parse(id)),
  },
  Reactable: {
    __resolveType: ({ id }) => typeOf(ContentId.parse(id)),
  },
  Flaggable: {
    __resolveType: ({ id }) => typeOf(FlaggableId.parse(id)),
  },
}
