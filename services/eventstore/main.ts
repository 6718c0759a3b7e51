import { parseArgs } from 'node:util'
import { startNode } from './server.ts'

const help = `An event store in one file that speaks EventStoreDB's gRPC protocol.

  node services/eventstore/main.ts --file FILE [--port N] [--host ADDRESS]

  --file FILE      the SQLite file that holds the log; made when it is missing
  --port N         2113 unless told; 0 takes any free port
  --host ADDRESS   127.0.0.1 unless told. There is no log-in: keep it on loopback.
`

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    port: { type: 'string', default: '2113' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help || !values.file) {
  process.stdout.write(help)
  process.exit(values.help ? 0 : 2)
}

try {
  const node = await startNode({
    file: values.file,
    host: values.host,
    port: Number(values.port),
    onFault: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  process.stdout.write(`event store listening on ${values.host}:${node.port}\n`)
  const stop = () => void node.stop().then(() => process.exit(0))
  process.on('SIGTERM', stop).on('SIGINT', stop)
  // Started as a child, it ends with its parent, however that ended.
  if (process.send) process.on('disconnect', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
