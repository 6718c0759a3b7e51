import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { buildWeb } from './build.ts'
import { root, type Network } from './network.ts'
import { say, serve } from './start/serve.ts'

// npm run dev: runs the network and restarts each process when its sources change.

const run = promisify(execFile)

/** Regenerates files and rebuilds the web. Prints errors, and keeps the last successful build. */
async function rebuild() {
  try {
    await run(execPath, [join(root, 'scripts/generate.ts')])
    await buildWeb(say, { mode: 'development' })
  } catch (error) {
    say(error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error))
  }
}

function watchWeb({ pids }: Network) {
  let busy = false
  let again = false
  async function changed() {
    again = true
    if (busy) return
    busy = true
    while (again) {
      again = false
      await rebuild()
    }
    busy = false
    const api = pids().api
    if (api) process.kill(api)
  }
  const watchers = ['web', 'services/rules'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file && !/dist|__generated__|persisted-queries/.test(file)) void changed()
    }),
  )
  return () => watchers.forEach((watcher) => watcher.close())
}

const command = new Command('dev')
  .description('Start everything like npm start, and restart parts when their files change.')
  .option('--no-seed', 'start without the demo communities')
  .action(({ seed }: { seed: boolean }) => serve({ seed, watch: true, prepare: rebuild, whileUp: watchWeb }))

await runCommand(command)
