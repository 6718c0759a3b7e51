import { v7 } from 'uuid'
import { streamOf, type MemberId, type ThreadId } from '../../events/kinds.ts'
import { comments } from '../../services/commands/comments.ts'
import { forums } from '../../services/commands/forums.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { moderation } from '../../services/commands/moderation/moderation.ts'
import type { Settings } from '../../services/settings.ts'
import { withWorkshop, type Workshop } from '../command/workshop.ts'
import { caughtUp } from '../network/caught-up.ts'
import { demoIdOf, siteIdOf } from '../seed/steps.ts'

type Dispatch = Workshop['dispatch']

async function done(outcome: ReturnType<Dispatch>): Promise<void> {
  const result = await outcome
  if (!result.ok) throw new Error(result.rejection.message)
}

const [spammer, writer, moderator] = [
  demoIdOf('Tomasz W.'),
  demoIdOf('MayaInMotion'),
  demoIdOf('Ruth Castellano'),
]

/**
 * Lets a member of the demo network write a number of items on a site: a thread, and comments below threads of another
 * member, `perThread` in each. `mark` and `undo` decide on the member as a moderator, and return the time of the decision as
 * `performance.now` tells it.
 */
export async function spamming(
  settings: Settings,
  prefix: Parameters<typeof siteIdOf>[0],
  items: number,
  perThread = 100,
) {
  const site = siteIdOf(prefix)
  const at = { occurredAt: new Date().toISOString(), origin: 'seed', site } as const
  const intentOf = (actor: MemberId) => ({ ...at, commandId: v7(), actor })

  async function thread(dispatch: Dispatch, actor: MemberId, title: string) {
    const id = newId('thread', v7())
    await done(
      dispatch(forums, { name: 'createThread', thread: id, site, title, body: 'Pills.' }, intentOf(actor)),
    )
    return id
  }

  const decide = <Result>(run: (workshop: Workshop) => Promise<Result>) =>
    withWorkshop(settings, async (workshop) => {
      await workshop.log.read(streamOf(spammer))
      const began = performance.now()
      await run(workshop)
      return began
    })

  return withWorkshop(settings, async ({ dispatch, log }) => {
    const own = await thread(dispatch, spammer, 'Cheap pills')
    const others: ThreadId[] = []
    for (let n = 1; n < items; n++) {
      if ((n - 1) % perThread === 0) others.push(await thread(dispatch, writer, `Thread ${others.length}`))
      const comment = newId('comment', v7())
      const command = {
        name: 'createComment',
        comment,
        under: others.at(-1)!,
        site,
        body: `Offer ${n}`,
      } as const
      await done(dispatch(comments, command, intentOf(spammer)))
    }
    await caughtUp(settings.databaseUrl, log)
    return {
      own,
      others,
      mark: () =>
        decide(async ({ dispatch }) => {
          const command = { name: 'markAsSpam', item: spammer, seenRevision: null } as const
          await done(dispatch(moderation, command, intentOf(moderator)))
        }),
      undo: () =>
        decide(async ({ dispatch, log }) => {
          const events = await log.read(streamOf(spammer))
          const decision = events.findLast(({ type }) => type === 'MemberMarkedAsSpam')!.revision
          await done(dispatch(moderation, { name: 'undo', item: spammer, decision }, intentOf(moderator)))
        }),
    }
  })
}
