import { test } from 'tap'
import { testFolder } from '../scripts/testing/services.ts'
import { makeCertificate, withoutCertificates } from '../services/eventstore/testing/certificate.ts'
import { testCluster } from '../services/eventstore/testing/cluster.ts'
import { openLog } from './log.ts'
import { serversOf } from './log/servers.ts'
import { event, followed, idsOf, openTestCodec } from './testing/log.ts'

test('appends and tails of a cluster lose and repeat nothing while its leader changes', async (t) => {
  const cluster = await testCluster(t)
  const log = openLog({ url: cluster.url, codec: openTestCodec().codec })
  t.teardown(() => log.close())
  const rounds = [
    async () => {},
    async () => cluster.lead(1),
    async () => {
      await cluster.stop(1)
      cluster.lead(2)
    },
    async () => {
      await cluster.start(1)
      await cluster.stop(2)
      cluster.lead(0)
    },
  ]
  const perRound = 20
  const following = followed(t, log, rounds.length * perRound)
  const written: string[] = []
  for (const change of rounds) {
    let changed: unknown
    for (let number = 0; number < perRound; number++) {
      if (number === perRound / 2) changed = change()
      const one = event()
      await log.append('follow-a', [one], written.length ? written.length - 1 : 'no_stream')
      written.push(one.id)
    }
    await changed
  }
  t.same(idsOf((await following).found), written, 'its tail has all of it, in order, once')
  t.same(idsOf(await log.read('follow-a')), written, 'each append was kept once')
})

test('the end of the log and what it holds are those of the leader', async (t) => {
  const cluster = await testCluster(t)
  const log = openLog({ url: cluster.url, codec: openTestCodec().codec })
  t.teardown(() => log.close())
  const one = event()
  const { position } = await log.append('follow-a', [one], 'no_stream')
  cluster.lead(1)
  t.equal(await log.head(), position, 'not of the follower to which the client is connected')
  cluster.lead(2)
  t.equal(await log.holds({ stream: 'follow-a', revision: 0, id: one.id }), true)
})

test(
  'a cluster is discovered over TLS, with an account, and follows its leader',
  { skip: withoutCertificates },
  async (t) => {
    const password = 'secret'
    const cluster = await testCluster(t, { ...makeCertificate(testFolder(t)), password })
    const { discovery } = cluster
    t.same(
      (await serversOf(discovery)).map(({ address }) => address),
      cluster.addresses,
      'all nodes are known, so that each is scavenged and asked how it is',
    )
    const log = openLog({ url: discovery, codec: openTestCodec().codec })
    t.teardown(() => log.close())
    const written: string[] = []
    for (const node of [0, 1, 2] as const) {
      cluster.lead(node)
      const one = event()
      await log.append('follow-a', [one], written.length ? written.length - 1 : 'no_stream')
      written.push(one.id)
    }
    await cluster.stop(1)
    t.same(idsOf(await log.read('follow-a')), written)

    const url = discovery.replace(password, 'guessed')
    const stranger = openLog({ url, codec: openTestCodec().codec })
    t.teardown(() => stranger.close())
    const refused: unknown = await stranger.append('follow-b', [event()], 'no_stream').catch((error) => error)
    t.match(refused, { type: 'access-denied' })
  },
)
