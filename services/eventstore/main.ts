import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keepHeapSmall } from '../heap.ts'
import { remarkOn } from './certificate.ts'
import { startNode } from './server.ts'
import { checkFile } from './storage/check.ts'
import { errorFrom } from '../thrown.ts'

const help = `An event store in one file that speaks EventStoreDB's gRPC protocol.

  node services/eventstore/main.ts --file FILE [--port N] [--host ADDRESS] [--cert FILE --key FILE]
  node services/eventstore/main.ts --file FILE --check

  --file FILE      the SQLite file with the log; created if it does not exist
  --port N         the port; default: 2113; 0 for any free port
  --host ADDRESS   the address; default: 127.0.0.1. Use TLS with any other, as each call sends the password in FILE.secret.
  --cert FILE      serve TLS with this certificate (chain) in PEM; needs --key
  --key FILE       the private key of the certificate, in PEM
  --check          check the whole file for damage instead of starting; a running node does this itself once a day, in
                   the background
`

const parse = () =>
  parseArgs({
    options: {
      file: { type: 'string' },
      port: { type: 'string', default: '2113' },
      host: { type: 'string', default: '127.0.0.1' },
      cert: { type: 'string' },
      key: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

let parsed: ReturnType<typeof parse>
try {
  parsed = parse()
} catch (error) {
  refuse(errorFrom(error).message)
}
const { values } = parsed

if (values.help || !values.file || (values.cert === undefined) !== (values.key === undefined)) {
  process.stdout.write(help)
  process.exit(values.help ? 0 : 2)
}

const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  refuse(`--port ${values.port} is not a port: it must be a whole number from 0 to 65535.`)

if (values.check) {
  if (!existsSync(values.file)) refuse(`The file ${values.file} does not exist.`)
  const { events, old, problems } = checkFile(values.file)
  for (const { what } of problems) process.stderr.write(`${what}\n`)
  process.stdout.write(`${events} events checked, ${problems.length} problems found\n`)
  if (old > 0) process.stdout.write(`${old} of them still have the checksum of an older release\n`)
  process.exit(problems.length > 0 ? 1 : 0)
}

keepHeapSmall()
try {
  const tls =
    values.cert !== undefined && values.key !== undefined
      ? { certificate: readFileSync(values.cert), key: readFileSync(values.key) }
      : undefined
  const remark = tls && remarkOn(tls.certificate)
  if (remark) process.stderr.write(`${remark}\n`)
  const node = await startNode({
    file: values.file,
    host: values.host,
    port,
    ...(tls && { tls }),
    onFault: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  const { METRICS_PORT, METRICS_TOKEN } = process.env
  const metrics = METRICS_PORT
    ? await import('./metrics.ts').then(({ serveMetrics }) =>
        serveMetrics({ host: values.host, port: Number(METRICS_PORT), token: METRICS_TOKEN || undefined }),
      )
    : null
  process.stdout.write(`event store listening on ${values.host}:${node.port}\n`)
  const stop = () => {
    void Promise.all([node.stop(), metrics?.close()]).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  // A node that another process started ends with that process, even if that process crashes.
  if (process.send) process.on('disconnect', stop)
} catch (error) {
  process.stderr.write(`${errorFrom(error).message}\n`)
  process.exit(1)
}
