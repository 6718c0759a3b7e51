import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { checkSoon } from '../../events/log/mend.ts'
import { checkFile } from '../../services/eventstore/storage/check.ts'
import { dataFolder, runningNetwork } from '../network.ts'
import { openProgress } from '../command/progress.ts'
import { LOG } from './manifest.ts'

async function run({ json = false }) {
  const file = join(dataFolder(), LOG)
  if (!existsSync(file)) throw new Error(`${dataFolder()} does not contain the log of an embedded node.`)
  const view = openProgress({ json })
  const began = performance.now()
  const { events, old, problems } = checkFile(file, ({ events, of }) => {
    if (events === 0) return
    const rate = (events / (performance.now() - began)) * 1000
    view.show({ events, rate, share: events / of, remaining: (of - events) / rate })
  })
  view.end()
  const older = old > 0 ? ` ${old} of them still have the checksum of an older release.` : ''
  if (json) console.log(JSON.stringify({ file, events, old, problems }))
  else {
    for (const { what } of problems) console.error(what)
    console.log(
      problems.length === 0
        ? `${file} is undamaged: ${events} events.${older}`
        : `${file} is damaged. While the network is up, repair its events from a backup or an export: npm run log -- mend ` +
            '--from <backup>. If that does not help, stop the network, move the file away and restore a backup ' +
            '(npm run log -- restore <folder>).',
    )
  }
  if (problems.length === 0) return
  process.exitCode = 1
  const url = runningNetwork()?.env.EVENTSTORE_URL
  if (url === undefined) return
  await checkSoon(url)
  if (!json)
    console.log(
      'The running network checks its log now, too: /wp-admin/operations and /ready show what it finds.',
    )
}

export const checkCommand = new Command('check')
  .description(
    'Check the whole file of the embedded node for damage, even while it is running. The node also does this itself\n' +
      'once a day; /wp-admin/operations shows the last check and its findings.',
  )
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)
