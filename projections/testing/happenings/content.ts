import { about, alone, under, within } from '../../../events/testing/content.ts'
import { subjectOf } from '../../../events/kinds.ts'
import type { Happenings } from '../happening.ts'
import { site } from '../world.ts'

const tagged = (n: number) => (n % 2 ? { tags: ['diet', `tag-${n}`] } : n === 2 ? { tags: [] } : {})
const held = (n: number) => (n === 4 ? { heldBy: 'words' as const } : {})

export const content: Happenings = {
  steps: {
    thread({ made }, { by, thread, n, body }) {
      if (made.has(thread)) return null
      made.set(thread, by)
      const text = { title: body, body, slug: `slug-${n % 3}` }
      const sorting = { ...tagged(n), ...(n > 2 && { category: 'category-1' }) }
      const data = { ...alone(thread), site, author: by, ...text, ...sorting, ...held(n) }
      return { type: 'ThreadCreated', data }
    },
    comment: [
      2,
      ({ made, parents }, { by, comment, above, n, body }) => {
        if (made.has(comment) || !made.has(above.thread)) return null
        made.set(comment, by)
        parents.set(comment, above.thread)
        const data = { ...under(comment, above.thread), site, author: by, body, ...held(n) }
        return { type: 'CommentCreated', data }
      },
    ],
    reply: [
      2,
      (world, { by, reply, above, body }) => {
        if (world.made.has(reply) || !world.made.has(above.comment)) return null
        world.made.set(reply, by)
        const root = world.rootOf(above.comment)
        world.parents.set(reply, above.comment)
        return {
          type: 'ReplyCreated',
          data: { ...under(reply, above.comment, root), site, author: by, body },
        }
      },
    ],
    editThread({ made }, { thread, n, body }) {
      const author = made.get(thread)
      const text = { title: `new ${body}`, body: `new ${body}` }
      const data = { ...about(thread), ...text, ...tagged(n), ...held(n) }
      return author ? { type: 'ThreadEdited', data: { ...data, author } } : null
    },
    editComment(world, { comment, n, body }) {
      const author = world.made.get(comment)
      const data = { ...within(comment, world.rootOf(comment)), body: `new ${body}` }
      return author ? { type: 'CommentEdited', data: { ...data, author, ...held(n) } } : null
    },
    editReply(world, { reply, body }) {
      const author = world.made.get(reply)
      const data = { ...within(reply, world.rootOf(reply)), body: `new ${body}` }
      return author ? { type: 'ReplyEdited', data: { ...data, author } } : null
    },
    attach(world, { item, n }) {
      const author = world.made.get(item)
      if (!author) return null
      const picture = { image: String(n).padStart(32, '0'), alt: n % 2 ? `Alt ${n}` : null, color: '#336699' }
      const data = { ...within(item, world.rootOf(item)), author, ...picture, width: 800, height: 600 }
      return { type: 'PictureAttached', data }
    },
    withdraw: [
      2,
      ({ made }, { item, n }) => {
        const author = made.get(item)
        if (!author) return null
        const data = { subject: subjectOf(item), author }
        return n % 3
          ? { type: 'ContentWithdrawn', data: { ...data, restorableUntil: '2026-01-01T01:00:00.000Z' } }
          : { type: 'ContentRestored', data }
      },
    ],
  },
}
