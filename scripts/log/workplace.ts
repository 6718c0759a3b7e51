import { InvalidArgumentError } from 'commander'
import { openCodec, type Codec, type Keys } from '../../events/log/codec.ts'
import type { StreamName } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { openRawLog, type RawLog } from '../../events/raw-log.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import { openNetwork } from '../network.ts'

interface Workplace {
  log: RawLog
  codec: Codec
  /** Signal that Ctrl-C aborts. */
  signal: AbortSignal
}

/** Without keys, personal fields are read as if the member had been erased. */
const noKeys: Keys = {
  ensure: () => Promise.reject(new Error('This command only reads the log')),
  find: async () => new Map(),
}

/** Runs a command on the running network's log, or starts its event store. `personal` decrypts personal data. */
export async function withLog<Result>(
  { personal = false }: { personal?: boolean | undefined },
  work: (workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  const { settings } = network
  const keys = personal ? openKeyStore({ url: settings.keysUrl, master: settings.keysMaster }) : null
  try {
    return await withLogAt(settings.eventstoreUrl, (log, signal) =>
      work({ log, codec: openCodec(keys ?? noKeys), signal }),
    )
  } finally {
    await keys?.close()
    await network.close()
  }
}

/** Runs a command on the decoded log. Throws UnreadableEventError if an event cannot be decoded. */
export const withReadLog = <Result>(
  options: { personal?: boolean | undefined },
  work: (log: Pick<Log, 'read'>) => Promise<Result>,
): Promise<Result> =>
  withLog(options, ({ log, codec }) =>
    work({ read: async (stream, options) => codec.decode(await log.read(stream, options)) }),
  )

export async function withLogAt<Result>(
  url: string,
  work: (log: RawLog, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const interrupt = () => stop.abort(new Error('interrupted'))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const log = openRawLog(url)
  try {
    return await work(log, stop.signal)
  } finally {
    stop.abort()
    await log.close()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

/** Runs a command on the log at the given address, or on the log of the network on this machine. */
export const withSomeLog = <Result>(
  url: string | undefined,
  work: (log: RawLog, signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  url === undefined ? withLog({}, ({ log, signal }) => work(log, signal)) : withLogAt(url, work)

export function streamName(text: string): StreamName {
  if (!/^[a-z$]+-./.test(text)) throw new InvalidArgumentError('Names of streams look like thread-01h….')
  return text as StreamName
}

export const wholeFrom =
  (least: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`Give a whole number of at least ${least}.`)
    return Number(text)
  }
