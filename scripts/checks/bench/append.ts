import { randomUUID } from 'node:crypto'
import { newId } from '../../../services/commands/frame/ids.ts'
import { messages } from '../../../services/commands/messaging.ts'
import type { NewEvent } from '../../../events/event.ts'
import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { diskFloor, figuresOf, rateOf, spread, timed, together, type Figure, type Spread } from './figures.ts'
import { intentOf, makePairs, makeSite, withPlace } from './place.ts'

const plainEvent = (follower: MemberId, followed: MemberId): NewEvent => ({
  id: randomUUID(),
  type: 'MemberFollowed',
  data: { follower, followed },
  metadata: { ...intentOf(follower), cause: null, version: 1 },
})

export async function rawAppends(log: Log, pair: { by: MemberId; other: MemberId }): Promise<Spread> {
  const append = () => log.append(`follow-${randomUUID()}`, [plainEvent(pair.by, pair.other)], 'no_stream')
  await timed(100, append)
  return spread(await timed(400, append))
}

/** Measures the latency of sequential and concurrent appends to the log, and of members' commands. */
export const append = (): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore'] }, async ({ folder, workshop }) => {
    const { log, dispatch } = workshop
    const site = await makeSite(workshop)
    const pairs = await makePairs(workshop, site, 50)
    const [pair] = pairs
    if (!pair) throw new Error('There are no members to send messages')
    const floor = await diskFloor(folder)
    const single = await rawAppends(log, pair)

    const count = 10_000
    const raw = await together(count, 64, () =>
      log.append(`follow-${randomUUID()}`, [plainEvent(pair.by, pair.other)], 'no_stream'),
    )
    const commands = await together(count, 64, async (index) => {
      const { by, conversation } = pairs[index % pairs.length]!
      const intent = intentOf(by, site)
      const message = newId('message', intent.commandId)
      const body = `Good morning, number ${index}.`
      const outcome = await dispatch(messages, { name: 'send', message, conversation, body }, intent)
      if (!outcome.ok) throw new Error(outcome.rejection.message)
    })
    return [
      { what: 'floor: 4 KiB written and synced, p50', value: floor.p50, unit: 'ms' },
      ...figuresOf('one append', single, floor),
      rateOf('appends, 64 at once', count, raw, 'appends'),
      rateOf('messages through commands, 64 at once', count, commands, 'commands'),
    ]
  })
