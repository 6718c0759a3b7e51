import { z } from 'zod'
import { EditorialId, MemberId } from '../../../../events/ids.ts'
import type { ManuscriptRow } from '../../../../projections/publishing/queries.ts'
import type { Topic } from '../../../../projections/projection.ts'
import { close, keepOpen, openEditors, RENEW_EVERY_MS } from '../../../operational/publishing/editors.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed, membersNamed } from '../members/members.ts'
import { failure } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live } from '../frame/live.ts'
import { readManuscript, stateNames } from '../publishing/manuscripts.ts'

/** What the editor of an item is told of it. */
export interface EditingNow {
  row: ManuscriptRow
  /** Other members who have it open, and the viewer if the viewer has it open elsewhere. */
  members: readonly MemberId[]
}

export const editingResolvers: Resolvers = {
  Editing: {
    others: ({ members }, _, context) =>
      membersNamed(
        context,
        members.filter((member) => member !== context.viewer?.id),
      ),
    isElsewhere: ({ members }, _, { viewer }) => members.some((member) => member === viewer?.id),
    revision: ({ row }) => row.textRevision,
    state: ({ row }) => stateNames[row.state],
    async changedBy({ row }, _, context) {
      const { rows } = await context.services.reads.postChangesPage(row.id, { size: 1, cursor: null })
      const by = rows[0]?.by
      return by ? memberNamed(context, by) : null
    },
  },

  Subscription: {
    editing: {
      async subscribe(_, { postId, page: given }, context) {
        const item = idArgument(EditorialId, postId, 'Post')
        const page = z.uuid().safeParse(given).data
        if (!page) throw failure('BAD_REQUEST', 'Please name the page by a UUID')
        await readManuscript(item, context)
        const { services, viewer } = context
        const { sql, announce } = services
        const member = MemberId.parse(viewer?.id)
        const topic: Topic = `editing:${item}`
        const open = { item, page, member }
        await keepOpen(sql, open)
        await announce(topic, member)
        const renewing = setInterval(
          // A failure is made good by the next renewal.
          () =>
            void keepOpen(sql, open).then(
              (isNews) => (isNews ? announce(topic, member) : undefined),
              () => {},
            ),
          RENEW_EVERY_MS,
        ).unref()
        const leave = async () => {
          await close(sql, open)
          await announce(topic, member)
        }
        return live(
          context,
          [topic],
          async (fresh): Promise<EditingNow> => {
            const [row, editors] = await Promise.all([readManuscript(item, fresh), openEditors(sql, item)])
            const others = editors.filter((editor) => editor.page !== page)
            return { row, members: [...new Set(others.map((editor) => editor.member))] }
          },
          {
            first: { topic, id: member },
            onEnd() {
              clearInterval(renewing)
              // A row that cannot be deleted, because the process ends, expires.
              leave().catch(() => {})
            },
          },
        )
      },
      resolve: delivered,
    },
  },
}
