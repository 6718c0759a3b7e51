import { execPath } from 'node:process'
import { join } from 'node:path'
import { Command } from 'commander'
import { runCommand } from '../command/run.ts'
import { root } from '../network.ts'
import { withEarlierRelease } from './proofs/release.ts'
import { runProgram } from '../test/program.ts'

// npm run proofs: runs the checks that kill, damage and replace parts of a network, each small enough for every night.

interface Proof {
  name: string
  options: readonly string[]
  /** Program that must be installed. */
  needs?: string
  /** True if the check's first argument is the folder of another release. */
  isUpdate?: boolean
}

const proofs: readonly Proof[] = [
  { name: 'crash', options: ['--times', '20'] },
  { name: 'damage', options: ['--flips', '100', '--sectors', '30'] },
  { name: 'faults', options: [] },
  { name: 'apart', options: ['--messages', '1000'], needs: 'redis-server' },
  { name: 'closed', options: ['--tries', '50', '--races', '50'] },
  { name: 'scheduled', options: [] },
  { name: 'queue', options: [] },
  { name: 'links', options: ['--site', 'ra', '--who', 'member', '--depth', '1'] },
  { name: 'update', options: [], isUpdate: true },
]
const names = proofs.map(({ name }) => name)

/** Limit that only a proof that hangs reaches, in ms. */
const PROOF_TIMEOUT_MS = 600_000

interface Options {
  other?: string
  json?: boolean
}

const seconds = (from: number) => Math.round((performance.now() - from) / 1000)

async function isInstalled(program: string, signal: AbortSignal): Promise<boolean> {
  const { code } = await runProgram('sh', ['-c', `command -v ${program}`], {
    env: process.env,
    limit: 5000,
    signal,
  })
  return code === 0
}

async function run(chosen: readonly string[], { other, json = false }: Options) {
  const unknown = chosen.find((name) => !names.includes(name))
  if (unknown) throw new Error(`Unknown proof: ${unknown}. Available proofs: ${names.join(', ')}`)
  const ending = new AbortController()
  process.once('SIGINT', () => ending.abort())
  const runOne = ({ name, options }: Proof, folder?: string) =>
    runProgram(
      execPath,
      [join(root, 'scripts/checks', `${name}.ts`), ...(folder ? [folder] : []), ...options],
      { env: process.env, limit: PROOF_TIMEOUT_MS, signal: ending.signal },
    )
  const began = performance.now()
  for (const proof of proofs) {
    if (ending.signal.aborted || (chosen.length > 0 && !chosen.includes(proof.name))) continue
    const from = performance.now()
    const say = (outcome: string, output = '') => {
      const line = { proof: proof.name, outcome, seconds: seconds(from) }
      if (json) console.log(JSON.stringify({ ...line, output }))
      else console.log(`${proof.name.padEnd(10)} ${outcome}, ${line.seconds} s\n${output}`.trimEnd())
    }
    if (proof.needs && !(await isInstalled(proof.needs, ending.signal))) {
      say(`skipped: needs ${proof.needs}`)
      continue
    }
    const { code, late, both } =
      proof.isUpdate && !other
        ? await withEarlierRelease((folder) => runOne(proof, folder))
        : await runOne(proof, proof.isUpdate ? other : undefined)
    if (code === 0) say('passed')
    else {
      say(late ? `took more than ${PROOF_TIMEOUT_MS / 1000} s` : `failed (${code ?? 'a signal'})`, both)
      process.exitCode = 1
    }
  }
  if (!json) console.log(`${seconds(began)} s in all`)
}

const command = new Command('proofs')
  .description(
    'Run the checks that kill, damage and replace parts of a network, each small; all take less than 20 minutes on two\n' +
      'cores. The exit code is 1 if one fails; its output is printed.',
  )
  .argument('[names...]', `only these: ${names.join(', ')}`)
  .option('--other <folder>', 'for update: the other release (default: the newest commit that is a day old)')
  .option('--json', 'print each outcome as a line of JSON')
  .action(run)

await runCommand(command)
