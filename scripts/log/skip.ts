import { Command } from 'commander'
import { health } from '../../events/log/health.ts'
import { liveIntent } from '../../services/commands/frame/intent.ts'
import { damage } from '../../services/commands/operations.ts'
import { withWorkshop } from '../command/workshop.ts'
import { openNetwork } from '../network.ts'
import { wholeFrom } from './workplace.ts'

async function assertDamaged(url: string, position: number): Promise<void> {
  const found = (await health(url)).flatMap(({ damage }) => damage ?? [])
  if (found.some((one) => one.position === position)) return
  throw new Error(
    `The event log has no known damage at position ${position}. Only damaged events can be skipped, and damage is known ` +
      "once the event has been read or the node's own check has found it.",
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
      const intent = liveIntent('system', null)
      const command = { name: 'skipDamagedEvent', position: BigInt(position) } as const
      const outcome = await dispatch(damage, command, intent)
      if (!outcome.ok) throw new Error(outcome.rejection.message)
    })
    console.log(
      `Projections and reactors continue after position ${position}. Commands on its stream are rejected until the event ` +
        `is repaired (npm run log -- mend --from <backup> --position ${position}). A replay then adds it.`,
    )
  } finally {
    await network.close()
  }
}

export const skipCommand = new Command('skip')
  .description(
    'Let projections and reactors continue past a damaged event until it is repaired. The skip is recorded in the log.',
  )
  .requiredOption(
    '--position <position>',
    'the position of the event, from npm run log -- check',
    wholeFrom(1),
  )
  .action(run)
