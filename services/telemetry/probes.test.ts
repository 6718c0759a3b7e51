import { test } from 'tap'
import { ownPorts } from '../../scripts/testing/ports.ts'
import { setGauges } from './gauges.ts'
import { stepSeconds } from './metrics.ts'
import { listenForProbes, openProbes, type ProbeRequest } from './probes.ts'
import { NotReadyError, openReadiness } from './ready.ts'

const here: ProbeRequest = { headers: {}, address: '127.0.0.1' }
const elsewhere: ProbeRequest = { headers: {}, address: '203.0.113.7' }

test('a process is ready when its parts respond, and otherwise reports the reason', async (t) => {
  let state: 'fine' | 'broken' | 'late' | 'filling' = 'fine'
  const readiness = openReadiness(
    {
      'the store': async () => {
        if (state === 'broken') throw new Error('password of postgres://secret is wrong')
        if (state === 'late') await new Promise(() => {})
        if (state === 'filling') throw new NotReadyError('the tables are being filled')
      },
    },
    { freshFor: 0 },
  )
  const { '/ready': ready, '/live': live } = openProbes(readiness, {})
  t.match(await ready?.(elsewhere), { status: 200 })
  state = 'broken'
  t.match(await ready?.(elsewhere), {
    status: 503,
    body: 'the store is not responding\n',
    headers: { 'retry-after': '2' },
  })
  state = 'late'
  t.match(await ready?.(elsewhere), { status: 503, body: 'the store is not responding\n' })
  state = 'filling'
  t.match(await ready?.(elsewhere), { status: 503, body: 'the tables are being filled\n' })
  readiness.stop()
  t.match(await ready?.(elsewhere), { status: 503, body: 'the process is stopping\n' })
  t.match(await live?.(elsewhere), { status: 200 })
})

test('a problem that does not affect readiness is reported with status 200', async (t) => {
  const warnings = () => ['The disk of the event log is nearly full: make room.']
  const { '/ready': ready } = openProbes(openReadiness({ 'the store': async () => {} }, { warnings }), {})
  t.match(await ready?.(elsewhere), {
    status: 200,
    body: 'ready\nwarning: The disk of the event log is nearly full: make room.\n',
  })
})

test('concurrent requests for readiness share one check', async (t) => {
  let looks = 0
  const readiness = openReadiness({ 'the store': async () => void looks++ })
  const { '/ready': ready } = openProbes(readiness, {})
  await Promise.all(Array.from({ length: 5 }, async () => ready?.(elsewhere)))
  t.match(await ready?.(elsewhere), { status: 200 })
  t.equal(looks, 1)
})

test('metrics can be read only with the token or, if none is set, from the same machine', async (t) => {
  const token = 'a token of enough characters'
  stepSeconds.observe({ projection: 'members' }, 0.004)
  const { '/metrics': open } = openProbes(openReadiness({}), {})
  t.match(await open?.(here), { status: 200, body: /projection_step_seconds_count.*members.* 1/ })
  t.match(await open?.(elsewhere), { status: 403 })
  t.match(await open?.({ ...here, headers: { 'x-forwarded-for': '203.0.113.7' } }), { status: 403 })
  const { '/metrics': metrics } = openProbes(openReadiness({}), { token })
  t.match(await metrics?.(here), { status: 403 }, 'a proxy on this machine may not say for whom it asks')
  const told = (value: string) => metrics?.({ ...elsewhere, headers: { authorization: `Bearer ${value}` } })
  t.match(await told(token), { status: 200 })
  t.match(await told(`${token}.`), { status: 403 })
})

const mail = { waiting: 3, failed: 0, bounced: 2, complained: 1 }

test('metrics show present values, and labels that no longer apply are removed', async (t) => {
  const at = { position: 7n, behindEvents: 2, behindSeconds: 1.5, lagMs: 20, isStopped: true }
  const nothing = { mail, audits: [], replays: [], jobs: [], readOnly: false, isLogBehind: true, servers: [] }
  const projections = [
    { name: 'members', version: 1, ...at },
    { name: 'members', version: 2, ...at, isStopped: false, behindEvents: null },
  ]
  const body = async () => (await openProbes(openReadiness({}), {})['/metrics']?.(here))?.body ?? ''
  setGauges({ ...nothing, projections })
  t.match(await body(), /^projection_stopped\{projection="members",version="1"\} 1$/m)
  t.match(await body(), /^projection_lag_seconds\{projection="members",version="1"\} 0.02$/m)
  t.notMatch(
    await body(),
    /^projection_events_behind\{projection="members",version="2"\}/m,
    'what is not known is not told',
  )
  setGauges({ ...nothing, projections: projections.slice(1) })
  t.notMatch(await body(), /version="1"/)
  t.match(await body(), /^log_behind 1$/m)
  t.match(await body(), /^suppressed_addresses\{reason="bounce"\} 2$/m)
})

test('metrics show the health of each server of the log', async (t) => {
  const moment = {
    mail,
    audits: [],
    replays: [],
    jobs: [],
    projections: [],
    readOnly: false,
    isLogBehind: false,
  }
  const disk = { available: 5, total: 9 }
  const finishedAt = new Date(Date.now() - 60_000)
  const servers = [
    { address: 'a', disk, check: { startedAt: null, finishedAt, events: 1 }, damage: [] },
    { address: 'b', disk, check: null, damage: null },
  ]
  setGauges({ ...moment, servers })
  const { body = '' } = (await openProbes(openReadiness({}), {})['/metrics']?.(here)) ?? {}
  t.match(body, /^log_disk_available_bytes\{server="b"\} 5$/m)
  t.match(body, /^log_damaged_places\{server="a"\} 0$/m)
  t.match(body, /^log_check_age_seconds\{server="a"\} 6\d/m)
  t.notMatch(body, /^log_(damaged_places|check_age_seconds)\{server="b"\}/m)
})

test('the port for probes serves nothing but probes', async (t) => {
  const port = Number(ownPorts().PORT)
  const listening = await listenForProbes(openProbes(openReadiness({}), {}), { host: '127.0.0.1', port })
  t.teardown(listening.close)
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  t.equal((await ask('/live')).status, 200)
  t.equal((await ask('/metrics?x=1')).status, 200)
  t.equal((await ask('/other')).status, 404)
  t.equal((await ask('/constructor')).status, 404)
  t.equal((await ask('/live', 'POST')).status, 404)
})
