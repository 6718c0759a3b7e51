import { Command } from 'commander'
import { v7 } from 'uuid'
import { health } from '../../events/log/health.ts'
import { damage } from '../../services/commands/operations.ts'
import { withWorkshop } from '../command/workshop.ts'
import { openNetwork } from '../network.ts'
import { wholeFrom } from './workplace.ts'

/** Throws unless the node knows that the event is damaged. */
async function assertDamaged(url: string, position: number): Promise<void> {
  const found = (await health(url)).flatMap(({ damage }) => damage ?? [])
  if (found.some((one) => one.position === position)) return
  throw new Error(
    `The event log knows of no damage at position ${position}: only a damaged event can be skipped. It is known once it ` +
      'was read, or found by the check that the node makes by itself.',
  )
}

async function run({ position }: { position: number }) {
  const network = await openNetwork({
    need: ['postgres', 'eventstore'],
    log: (line) => console.error(line),
  })
  try {
    const { settings } = network
    await assertDamaged(settings.eventstoreUrl, position)
    await withWorkshop(settings, async ({ dispatch }) => {
      const intent = {
        commandId: v7(),
        actor: 'system',
        site: null,
        occurredAt: new Date().toISOString(),
        origin: 'live',
      } as const
      const command = { name: 'skipDamagedEvent', position: BigInt(position) } as const
      const outcome = await dispatch(damage, command, intent)
      if (!outcome.ok) throw new Error(outcome.rejection.message)
    })
    console.log(
      `Projections and reactors go on past position ${position}. Commands on its stream are refused until it is mended ` +
        `(npm run log -- mend --from <backup> --position ${position}); a replay then brings it in.`,
    )
  } finally {
    await network.close()
  }
}

export const skipCommand = new Command('skip')
  .description(
    'Let projections and reactors go on past a damaged event until it is mended. It is recorded in the log.',
  )
  .requiredOption('--position <position>', 'the event, as npm run log -- check names it', wholeFrom(1))
  .action(run)
