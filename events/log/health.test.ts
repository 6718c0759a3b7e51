import monitoringService from '@eventstore/db-client/generated/monitoring_grpc_pb.js'
import monitoring from '@eventstore/db-client/generated/monitoring_pb.js'
import { Server, ServerCredentials, type ServerWritableStream } from '@grpc/grpc-js'
import { test, type Test } from 'tap'
import { health } from './health.ts'

/** Starts a fake server that reports statistics in the format of EventStoreDB; returns its address. */
async function serverOf(t: Test, figures: Record<string, string> | null) {
  const server = new Server()
  if (figures)
    server.addService(monitoringService.MonitoringService, {
      stats(call: ServerWritableStream<monitoring.StatsReq, monitoring.StatsResp>) {
        const response = new monitoring.StatsResp()
        for (const [name, value] of Object.entries(figures)) response.getStatsMap().set(name, value)
        call.write(response)
      },
    })
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    ),
  )
  t.teardown(() => server.forceShutdown())
  return `127.0.0.1:${port}`
}

test('the health of an EventStoreDB cluster consists of the disk space of each server', async (t) => {
  const one = await serverOf(t, {
    'proc-cpu': '0.5',
    'sys-drive-/var/lib/eventstore-availableBytes': '5000',
    'sys-drive-/var/lib/eventstore-totalBytes': '20000',
    'sys-drive-/var/lib/eventstore-usage': '75%',
  })
  const another = await serverOf(t, null)
  t.same(await health(`esdb://${one},${another}?tls=false`), [
    { address: one, disk: { available: 5000, total: 20_000 }, check: null, damage: null },
    { address: another, disk: null, check: null, damage: null },
  ])
  t.same(
    await health('esdb+discover://127.0.0.1:1?tls=false'),
    [],
    'nor of servers that cannot be discovered',
  )
})
