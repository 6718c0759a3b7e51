import gossipMessages from '@eventstore/db-client/generated/gossip_pb.js'
import type { Test } from 'tap'
import { eventStorePort } from '../../../scripts/testing/ports.ts'
import { clusterInfo, supportedMethods } from '../about.ts'
import { USER } from '../address.ts'
import { failure, NOT_FOUND } from '../grpc/failure.ts'
import { openGrpc, route, unary, type Call } from '../grpc/server.ts'
import { listen } from '../listen.ts'
import { openGuard } from '../login.ts'
import { methods } from '../methods.ts'
import { openStore } from '../storage/store.ts'
import { batchAppend } from '../streams/batch-append.ts'
import { calls } from '../streams/messages.ts'
import { read } from '../streams/read.ts'
import { unimplemented } from '../unimplemented.ts'
import { testFile } from './node.ts'

const { LEADER, FOLLOWER } = gossipMessages.MemberInfo.VNodeState
const MAX_APPEND_BYTES = 1024 * 1024
const host = '127.0.0.1'

interface Secured {
  /** File of the certificate, which is its own authority. */
  file: string
  certificate: Buffer
  key: Buffer
  password: string
}

/**
 * Starts three nodes over one log, as a cluster without delay between its nodes. Followers reject appends, and reads
 * that require the leader, with the leader's address; they know no end of the log, as if they were far behind. With
 * `secured`, they speak TLS, and serve an account only.
 */
export async function startCluster(file: string, secured?: Secured) {
  const store = await openStore(file)
  const ports = await Promise.all([eventStorePort(), eventStorePort(), eventStorePort()])
  let leader = ports[0]
  const running = new Map<number, () => Promise<void>>()

  // The client cannot check a certificate against an address.
  const name = secured ? 'localhost' : host
  const guard = secured && openGuard(secured.password)
  const login = secured ? `${USER}:${secured.password}@` : ''

  const notLeader = () =>
    failure(NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': name,
      'leader-endpoint-port': String(leader),
    })

  async function start(port: number) {
    /** Wraps a handler so that each request is checked at the moment of its arrival. */
    function checked<Request, Response>(
      handle: (call: Call<Request, Response>) => unknown,
      check: (call: Call<Request, Response>, request: Request) => boolean,
    ) {
      const checking = (call: Call<Request, Response>) => {
        handle(call)
        const { onRequest } = call
        call.onRequest = (request) => {
          if (leader === port || check(call, request)) onRequest(request)
        }
      }
      return guard ? guard(checking) : checking
    }
    const routes = [
      route(
        calls.read,
        checked(read(store), (call, request) => {
          const needsLeader = call.headers['requires-leader'] === 'true'
          const asksForEnd = request.getOptions()?.getAll()?.hasEnd() ?? false
          if (needsLeader) call.fail(notLeader())
          else if (asksForEnd) call.end()
          return !needsLeader && !asksForEnd
        }),
      ),
      route(
        calls.batchAppend,
        checked(batchAppend(store, MAX_APPEND_BYTES), (call) => {
          call.fail(notLeader())
          return false
        }),
      ),
      route(methods.supportedMethods, unary(supportedMethods)),
      route(
        methods.gossip,
        unary((_call, answer) =>
          answer(
            null,
            clusterInfo(
              ports.map((at) => ({
                host: name,
                port: at,
                state: at === leader ? LEADER : FOLLOWER,
                isAlive: running.has(at),
              })),
            ),
          ),
        ),
      ),
    ]
    const server = openGrpc(routes, unimplemented)
    const listening = await listen(server, { host, port, tls: secured })
    running.set(port, async () => {
      running.delete(port)
      listening.close()
      await server.close()
    })
  }

  await Promise.all(ports.map(start))
  return {
    /** Names all nodes, as the client asks the next one if the first is away. */
    url: `esdb://${ports.map((port) => `${host}:${port}`).join(',')}?tls=false`,
    /** Names one node, which tells the others. */
    discovery: `esdb+discover://${login}localhost:${ports[0]}?${
      secured ? `tls=true&tlsCaFile=${secured.file}` : 'tls=false'
    }`,
    addresses: ports.map((port) => `${name}:${port}`),
    /** Makes another node the leader; the earlier one continues as a follower. */
    lead: (node: 0 | 1 | 2) => void (leader = ports[node]),
    stop: (node: 0 | 1 | 2) => running.get(ports[node])?.(),
    start: (node: 0 | 1 | 2) => start(ports[node]),
    async close() {
      for (const stop of running.values()) await stop()
      await store.close()
    },
  }
}

/** A cluster that ends with the test. */
export async function testCluster(t: Test, secured?: Secured) {
  const cluster = await startCluster(testFile(t), secured)
  t.teardown(cluster.close)
  return cluster
}
