import { gossip, supportedMethods } from './about.ts'
import { openGrpc, route, unary } from './grpc/server.ts'
import { listen } from './listen.ts'
import { addressOf, passwordOf } from './address.ts'
import { openGuard } from './login.ts'
import { methods } from './methods.ts'
import { stats } from './monitoring.ts'
import { completeInterrupted, scavenging } from './operations.ts'
import { check, mend, repairService } from './repair.ts'
import { CHECK_TIMES, startChecks, type CheckTimes } from './storage/checks.ts'
import { openStore } from './storage/store.ts'
import { append } from './streams/append.ts'
import { batchAppend } from './streams/batch-append.ts'
import { softDelete, tombstone } from './streams/delete.ts'
import { calls } from './streams/messages.ts'
import { read } from './streams/read.ts'
import { unimplemented } from './unimplemented.ts'

interface Node {
  port: number
  /** URL (esdb://) of the node for clients on this machine, without TLS but with the login. */
  url: string
  /** Finishes the writes that were accepted, then closes the log file; calling it again has no effect. */
  stop: () => Promise<void>
}

export interface NodeOptions {
  file: string
  host?: string
  /** Port at which the node listens; 0 selects a free one. */
  port?: number
  /** Maximum size of all data and metadata in one append, in bytes. */
  maxAppendSize?: number
  /** TLS certificate (chain) and private key as PEM; without them, connections are not encrypted. */
  tls?: { certificate: Buffer; key: Buffer }
  /** Schedule of the background check of the file; by default daily. */
  checks?: CheckTimes
  /** Called with the reason when writes or reads of the file fail; called again only after they worked in between. */
  onFault?: (sentence: string) => void
}

/** Starts an event store on a single file. Throws if the file is in use or damaged, or if the port is in use. */
export async function startNode({
  file,
  host = '127.0.0.1',
  port = 0,
  maxAppendSize = 1024 * 1024,
  tls,
  checks: times = CHECK_TIMES,
  onFault = () => {},
}: NodeOptions): Promise<Node> {
  const store = await openStore(file, onFault)
  const guarded = openGuard(passwordOf(file))
  const about = { host, port: 0 }
  const scavenges = scavenging(store, about)
  const checks = startChecks(file, store.health, { times, onFault })
  const routes = [
    route(calls.read, guarded(read(store))),
    route(methods.append, guarded(append(store, maxAppendSize))),
    route(calls.batchAppend, guarded(batchAppend(store, maxAppendSize))),
    route(methods.delete, guarded(unary(softDelete(store)))),
    route(methods.tombstone, guarded(unary(tombstone(store)))),
    // These services require no login, because clients call them before they send one.
    route(methods.supportedMethods, unary(supportedMethods)),
    route(methods.gossip, unary(gossip(about))),
    route(methods.startScavenge, guarded(unary(scavenges.startScavenge))),
    route(methods.stopScavenge, guarded(unary(scavenges.stopScavenge))),
    route(methods.stats, guarded(stats(store.health))),
    route(repairService.mend, guarded(unary(mend(store, checks.runSoon)))),
    route(repairService.check, guarded(unary(check(checks.runSoon)))),
  ]
  const server = openGrpc(routes, unimplemented)

  let listening: Awaited<ReturnType<typeof listen>> | null = null
  try {
    listening = await listen(server, { host, port, tls })
    about.port = listening.port
    await completeInterrupted(store, `${host}:${about.port}`)
  } catch (error) {
    listening?.close()
    await checks.close()
    await store.close()
    throw error
  }
  async function end() {
    listening?.close()
    await server.close()
    await checks.close()
    await store.close()
  }
  let ended: Promise<void> | null = null
  return { port: about.port, url: addressOf(file, about.port), stop: () => (ended ??= end()) }
}
