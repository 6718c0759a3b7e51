import { Command } from 'commander'
import { liveIntent } from '../../services/commands/frame/intent.ts'
import { operations } from '../../services/commands/operations.ts'
import { retryNow } from '../../services/projector/live/stops.ts'
import { withWorkshop } from '../command/workshop.ts'
import { stopNamed, withStops } from './workplace.ts'

async function run(name: string, { event }: { event: string }) {
  await withStops(async (stops, sql, settings) => {
    const { schema, id, type, position } = stopNamed(stops, name)
    // The operator names the event's id, so that only the inspected event is skipped.
    if (event !== id) throw new Error(`${schema} is stopped at ${type} ${id}, not at ${event}.`)
    await withWorkshop(settings, async ({ dispatch }) => {
      const intent = liveIntent('system', null)
      const outcome = await dispatch(
        operations,
        { name: 'skipEvent', tables: schema, event, position },
        intent,
      )
      if (!outcome.ok) throw new Error(outcome.rejection.message)
    })
    await retryNow(sql, schema)
    console.log(`${schema} skips ${type} ${event}, also in replays and audits.`)
  })
}

export const skipCommand = new Command('skip')
  .description('Permanently skip the event a projection stopped at. The skip is recorded in the log.')
  .argument('<projection>')
  .requiredOption('--event <id>', 'the id of the event, from npm run projection -- stops')
  .action(run)
