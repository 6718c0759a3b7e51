import { EventStoreDBClient } from '@eventstore/db-client'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { dirname } from 'node:path'
import { test } from 'tap'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { passwordOf } from './address.ts'
import { remarkOn } from './certificate.ts'
import { startNode } from './server.ts'
import { makeCertificate, withoutCertificates } from './testing/certificate.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { collect, numbered, numbersOf, testFile } from './testing/node.ts'

test(
  'an event store with a certificate and key accepts only TLS connections',
  { skip: withoutCertificates },
  async (t) => {
    const file = testFile(t)
    const { file: cert, certificate, key } = makeCertificate(dirname(file))
    const node = await startNode({ file, tls: { certificate, key } })
    t.teardown(() => node.stop())
    const url = `esdb://communities:${passwordOf(file)}@localhost:${node.port}?tls=true&tlsCaFile=${cert}`

    const client = EventStoreDBClient.connectionString(url)
    t.teardown(() => client.dispose())
    await client.appendToStream('thing', [numbered(0), numbered(1)])
    t.same(numbersOf(await collect(client.readStream('thing'))), [0, 1])

    const codec = openCodec({ ensure: async () => new Uint8Array(32), find: async () => new Map() })
    const log = openLog({ url, codec })
    t.teardown(() => log.close())
    await log.tombstone('thing-1')
    t.match(await log.scavenge(), { events: 0 }, 'an operator comes in by the same connection string')

    const browser = request({ port: node.port, ca: certificate, path: '/' }).end()
    const [answer] = (await once(browser, 'response')) as [IncomingMessage]
    t.equal(answer.statusCode, 426, 'HTTP/1.1 is answered here too')
    answer.resume()

    const plain = EventStoreDBClient.connectionString(`esdb://localhost:${node.port}?tls=false`)
    t.teardown(() => plain.dispose())
    await t.rejects(plain.appendToStream('thing', [numbered(2)]), 'nobody without it')
    const stranger = EventStoreDBClient.connectionString(`esdb://localhost:${node.port}?tls=true`)
    t.teardown(() => stranger.dispose())
    await t.rejects(stranger.appendToStream('thing', [numbered(2)]), 'nor who does not know the authority')
  },
)

test(
  'an operator is told of a certificate that some clients refuse without a reason',
  { skip: withoutCertificates },
  async (t) => {
    t.match(remarkOn(makeCertificate(testFolder(t), { isAuthority: true }).certificate), /CA:FALSE/)
    t.equal(remarkOn(makeCertificate(testFolder(t)).certificate), null)
  },
)
