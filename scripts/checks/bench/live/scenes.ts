import type { SiteId } from '../../../../events/kinds.ts'
import { comments } from '../../../../services/commands/comments.ts'
import { forums } from '../../../../services/commands/forums.ts'
import { newId } from '../../../../services/commands/frame/ids.ts'
import { slugOf } from '../../../../services/commands/names/username-slug.ts'
import type { Workshop } from '../../../command/workshop.ts'
import { together } from '../figures.ts'
import { done, intentOf, makePairs, signedIn } from '../place.ts'
import type { Scene } from './rows.ts'

/** Comments in the scene of the mutations that are sent one at a time, so that each reaction is a member's first. */
const COMMENTS_ALONE = 550

/** Creates pairs of members who share a conversation and a thread; the first pair's thread has many comments. */
export async function makeScenes(
  workshop: Workshop,
  databaseUrl: string,
  site: SiteId,
  count: number,
): Promise<Scene[]> {
  const { dispatch } = workshop
  const pairs = await signedIn(databaseUrl, await makePairs(workshop, site, count))
  const scenes: Scene[] = []
  await together(pairs.length, 16, async (n) => {
    const pair = pairs[n]!
    const starting = intentOf(pair.by, site)
    const thread = newId('thread', starting.commandId)
    const [title, body] = [`Thread ${n}`, 'How do you get through the morning?']
    await done(dispatch(forums, { name: 'createThread', thread, site, title, body }, starting))
    const made = Array.from({ length: n === 0 ? COMMENTS_ALONE : 1 }, async (_, m) => {
      const intent = intentOf(pair.other, site)
      const comment = newId('comment', intent.commandId)
      const text = `Number ${m}. A walk before breakfast helps me.`
      const command = { name: 'createComment', comment, under: thread, site, body: text } as const
      await done(dispatch(comments, command, intent))
      return comment
    })
    scenes[n] = { ...pair, slug: slugOf(`bench ${2 * n}`), thread, comments: await Promise.all(made) }
  })
  return scenes
}
