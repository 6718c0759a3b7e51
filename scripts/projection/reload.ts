import { Command } from 'commander'
import { runningNetwork } from '../network.ts'
import { askToReload } from '../network/reload.ts'

/** Makes the running network load the current projections; resolves to false if no network is running. */
export async function reload(): Promise<boolean> {
  if (!runningNetwork()) return false
  // During a reload, the old and the new process run at the same time and cannot share a metrics port.
  if (runningNetwork()?.env.METRICS_PORT ?? process.env.METRICS_PORT)
    throw new Error('With METRICS_PORT the network cannot reload code while it runs. Restart it.')
  await askToReload(runningNetwork)
  return true
}

async function run() {
  if (!(await reload()))
    throw new Error('No network is running here. The next npm start loads the projections.')
  console.log('The running network has loaded the projections.')
}

export const reloadCommand = new Command('reload')
  .description('Load added or changed projections into the running network. Members do not notice.')
  .action(run)
