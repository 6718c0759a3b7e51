import { Command } from 'commander'
import { runningNetwork } from '../network.ts'
import { askToReload } from '../network/reload.ts'

/** Makes the running network load the current projections; false without one. */
export async function reload(): Promise<boolean> {
  if (!runningNetwork()) return false
  // Two processes cannot listen on one port.
  if (runningNetwork()?.env.METRICS_PORT ?? process.env.METRICS_PORT)
    throw new Error('With METRICS_PORT the network cannot load code while it runs: restart it.')
  await askToReload(runningNetwork)
  return true
}

async function run() {
  if (!(await reload())) throw new Error('No network runs here: the next npm start loads the projections.')
  console.log('The running network keeps the projections as they are now.')
}

export const reloadCommand = new Command('reload')
  .description('Load added or changed projections into the running network; members notice nothing.')
  .action(run)
