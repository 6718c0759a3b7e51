import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Argument, Command, Option } from 'commander'
import { everybody, type Person } from './bare/people.ts'
import { makeTools } from './bare/tools.ts'
import { runCommand } from '../command/run.ts'
import { root } from '../network.ts'
import { freePort } from '../network/ports.ts'
import { temporaryFolder } from '../../services/temporary.ts'
import { errorFrom } from '../../services/thrown.ts'

// npm run check -- bare: runs npm start and npm test as a new user on a machine with only the required programs.

const COMMAND_TIMEOUT_MS = 30 * 60_000
const STOP_TIMEOUT_MS = 60_000

/** Signal that Ctrl-C and SIGTERM abort, so that temporary users and folders are removed before the command ends. */
const giveUp = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => giveUp.abort())

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
const npmSetting = (name: string) =>
  execFileSync('npm', ['config', 'get', name], {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Clones the current commit into a user's home folder; git runs with only the required environment variables. */
async function settle(person: Person, tools: string) {
  const { home, uid, gid } = person
  const clone = join(home, 'communities')
  execFileSync(
    'git',
    ['clone', '--quiet', '--config', 'advice.detachedHead=false', '--no-hardlinks', root, clone],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  execFileSync('git', ['-C', clone, 'checkout', '--quiet', '--detach', git('rev-parse', 'HEAD')])
  // Packages are taken from npm's shared cache, so that they are not downloaded again.
  for (const part of ['index-v5', 'content-v2'].map((name) => join('_cacache', name))) {
    const known = join(npmSetting('cache'), part)
    if (existsSync(known)) cpSync(known, join(home, '.npm', part), { recursive: true })
  }
  execFileSync('chown', ['-R', `${uid}:${gid}`, home])
  const env = {
    PATH: tools,
    HOME: home,
    PORT: String(await freePort()),
    npm_config_registry: npmSetting('registry'),
    npm_config_prefer_offline: 'true',
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) =>
        /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
      ),
    ),
  }
  return { ...person, clone, env }
}
type Settled = Awaited<ReturnType<typeof settle>>

const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
      } catch {
        return false
      }
    })
    .map(Number)

async function endProcessesIn(folder: string): Promise<void> {
  for (let left = processesIn(folder); left.length > 0; left = processesIn(folder)) {
    for (const pid of left) process.kill(pid, 'SIGKILL')
    await sleep(100)
  }
}

/** Starts npm as another user, in a separate process group, and keeps the last lines of npm's output. */
function startNpm(
  { clone, env, uid, gid }: Settled,
  args: readonly string[],
  onLine: (line: string) => void,
) {
  const child = spawn('npm', args, {
    cwd: clone,
    env,
    uid,
    gid,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: COMMAND_TIMEOUT_MS,
  })
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      last.push(line)
      if (last.length > 60) last.shift()
      onLine(line)
    })
  const ended = once(child, 'close').then(([code, signal]) => String(signal ?? code))
  const interrupt = () => process.kill(-child.pid!, 'SIGINT')
  giveUp.signal.addEventListener('abort', interrupt)
  void ended.then(() => giveUp.signal.removeEventListener('abort', interrupt))
  return {
    ended,
    interrupt,
    failure: (what: string) => new Error(`${what}\n\n${last.map((line) => `    ${line}`).join('\n')}\n`),
  }
}

const pageOf = (address: URL) =>
  new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
    const { host, port } = address
    request({ host: '127.0.0.1', port, path: '/', headers: { host, accept: 'text/html' } }, (response) => {
      let html = ''
      response.setEncoding('utf8').on('data', (part) => (html += part))
      response.on('end', () => resolve({ status: response.statusCode, html }))
    })
      .on('error', reject)
      .end()
  })

/** Runs `npm start` until a page is served, then stops it with SIGINT. Resolves to a line for the report. */
async function tryStart(settled: Settled): Promise<string> {
  const began = performance.now()
  const up = Promise.withResolvers<URL>()
  const npm = startNpm(settled, ['start'], (line) => {
    const address = /http:\/\/\S+\.localhost:\d+/.exec(line)?.[0]
    if (address) up.resolve(new URL(address))
  })
  const early = npm.ended.then((how) => {
    throw npm.failure(`npm start ended (${how}) before it served a page:`)
  })
  const { status, html } = await pageOf(await Promise.race([up.promise, early]))
  if (status !== 200 || !html.includes('</html>'))
    throw npm.failure(`The first page could not be loaded (${status}).`)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  npm.interrupt()
  // npm is terminated by the signal even if the command that it runs exits normally.
  const how = await Promise.race([npm.ended, sleep(STOP_TIMEOUT_MS, 'late', { ref: false })])
  const left = processesIn(settled.home)
  if (!['0', '130', 'SIGINT'].includes(how)) throw npm.failure(`npm start did not stop cleanly (${how}).`)
  if (left.length > 0) throw npm.failure(`npm start left processes behind: ${left.join(', ')}.`)
  return `first page after ${seconds} s, install included`
}

async function tryTest(settled: Settled, patterns: readonly string[]): Promise<string> {
  const began = performance.now()
  let summary = ''
  const npm = startNpm(settled, ['test', '--', ...patterns], (line) => {
    console.log(line)
    if (/^\d+ passed/.test(line)) summary = line
  })
  const how = await npm.ended
  if (how !== '0') throw new Error(`npm test failed (${how}): ${summary}`)
  return `${summary}, after ${((performance.now() - began) / 1000).toFixed(0)} s`
}

async function run(command: 'start' | 'test' | undefined, patterns: string[], { as }: { as?: string }) {
  if (git('status', '--porcelain')) console.log('Uncommitted changes are not included.')
  const tools = join(temporaryFolder('tools'), 'bin')
  execFileSync('chmod', ['755', join(tools, '..')])
  makeTools(tools)
  try {
    for (const [name, become] of Object.entries(everybody)) {
      if ((as && as !== name) || giveUp.signal.aborted) continue
      const person = become()
      try {
        const settled = await settle(person, tools)
        if (command !== 'test') console.log(`npm start as ${name}: ${await tryStart(settled)}`)
        if (command !== 'start') console.log(`npm test as ${name}: ${await tryTest(settled, patterns)}`)
      } catch (error) {
        console.error(`As ${name}: ${errorFrom(error).message}`)
        process.exitCode = 1
      } finally {
        await endProcessesIn(person.home)
        person.leave()
      }
    }
  } finally {
    rmSync(join(tools, '..'), { recursive: true })
  }
}

const command = new Command('bare')
  .description(
    'Try npm start, until it serves a page, and npm test on a bare system: in a fresh clone of the current commit, in a ' +
      'home folder that only its user can enter, with only Node, npm, git and the base system of Debian on the PATH. ' +
      'Run as root, it tries both root and a temporary ordinary user.',
  )
  .addArgument(new Argument('[command]', 'the command to try; default: both').choices(['start', 'test']))
  .argument('[pattern...]', 'for npm test: only test files whose path contains one of these')
  .addOption(new Option('--as <who>', 'try only as this user').choices(Object.keys(everybody)))
  .addHelpText('after', '\nThe exit code is 0 if everything works, else 1.')
  .action(run)

await runCommand(command)
