import { setTimeout as sleep } from 'node:timers/promises'
import { LogUnavailableError } from '../../events/log.ts'
import { retryDelay } from '../../events/log/retry-delay.ts'
import { accounts } from '../../services/commands/accounts.ts'
import type { Dispatch, Intent } from '../../services/commands/frame/decider.ts'
import { uuidOf } from '../../services/commands/frame/ids.ts'
import type { Tools } from '../../services/commands/frame/tools.ts'
import { register } from '../../services/commands/names/registration.ts'
import type { Progress } from '../../services/projector/replay/feed.ts'
import type { SiteId } from '../../events/kinds.ts'
import type { Import, ImportCommand, ImportedMember } from './format.ts'
import type { Past } from './past.ts'
import { pump } from './pump.ts'
import { openTally, type Tally } from './tally.ts'

interface ImportOptions {
  tools: Tools
  past: Past
  /** Site of the imported data; null for data of the whole network. */
  site: SiteId | null
  signal: AbortSignal
  /** Called with the id of each command once its events are on disk. */
  acknowledged?: (commandId: string) => void
  onProgress?: (progress: Progress) => void
  /** Called with a message when the log becomes unavailable, and when it is available again. */
  say?: (line: string) => void
}

/** Maximum number of usernames to try for a member before the import fails. */
const MAX_NAMES = 50

/** Returns a function that retries work while the log is unavailable, and reports each outage once. */
function openPatience(signal: AbortSignal, say: (line: string) => void) {
  let away = false
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let retries = 0; ; retries++) {
      try {
        const result = await work()
        if (away) say('The event log is back. Continuing.')
        away = false
        return result
      } catch (error) {
        if (!(error instanceof LogUnavailableError)) throw error
        signal.throwIfAborted()
        if (!away)
          say(
            'The event log is not responding. Waiting for it. Nothing is lost, and you can stop with Ctrl-C.',
          )
        away = true
        await sleep(retryDelay(retries, 500, 10_000), undefined, { signal }).catch(() =>
          signal.throwIfAborted(),
        )
      }
    }
  }
}

/** Registers a member without e-mail address and password. If the username is taken, appends a number. */
async function registerMember(tools: Tools, { username }: ImportedMember, intent: Intent) {
  const details = { email: null, firstName: null, lastName: null }
  for (let number = 1; ; number++) {
    const name = number === 1 ? username : `${username} ${number}`
    const outcome = await register(tools, { ...details, username: name }, intent)
    if (outcome.ok || outcome.taken !== 'username' || number === MAX_NAMES) return outcome
  }
}

function memberCommands(member: ImportedMember): ImportCommand[] {
  const { id, commandId, at } = member
  const common = { key: id, at, actor: 'system' } as const
  return [
    {
      ...common,
      kind: 'members',
      commandId,
      run: (tools, intent) => registerMember(tools, member, intent),
    },
    {
      ...common,
      kind: 'verifications',
      commandId: uuidOf(at, `verify ${commandId}`),
      run: ({ dispatch }, intent) => dispatch(accounts, { name: 'verify', member: id, by: 'import' }, intent),
    },
  ]
}

/** Imports members, then commands, except those imported before. Retries while the log is unavailable. */
export async function runImport(source: Import, options: ImportOptions): Promise<Tally> {
  const { past, site, signal, acknowledged = () => {}, onProgress, say = () => {} } = options
  const tally = openTally()
  const patiently = openPatience(signal, say)
  const total = source.members.length * 2 + source.total
  const started = performance.now()
  let done = 0

  const { dispatch: send } = options.tools
  const dispatch: Dispatch = async (decider, command, intent) => {
    const outcome = await send(decider, command, intent)
    if (outcome.ok && outcome.events.length > 0) acknowledged(intent.commandId)
    return outcome
  }
  const tools = { ...options.tools, dispatch }

  async function work({ kind, commandId, at, actor, run }: ImportCommand) {
    if (past.commands.has(commandId)) tally.known(kind)
    else {
      const occurredAt = new Date(at).toISOString()
      const intent: Intent = { commandId, actor, site, occurredAt, origin: 'import' }
      const outcome = await patiently(() => run(tools, intent))
      if (outcome.ok) tally.added(kind)
      else tally.turnedDown(kind, outcome.rejection)
    }
    const rate = (++done * 1000) / (performance.now() - started)
    onProgress?.({ events: done, rate, share: done / total, remaining: (total - done) / rate })
  }

  const keyOf = ({ key }: ImportCommand) => key
  await pump(source.members.values().flatMap(memberCommands), { keyOf, work, signal })
  await pump((source.first ?? []).values(), { keyOf, work, signal })
  await pump(source.commands, { keyOf, work, signal })
  return tally
}
