import { test } from 'tap'
import { openLocalProviders } from './on-first-use.ts'

test('the process of the local providers starts at the first use, ends when it is idle, and starts again', async (t) => {
  const door = await openLocalProviders({ log: () => {}, idleMs: 0 })
  t.teardown(door.close)
  const issuerOf = async (provider: string) => {
    const address = `${door.env[`${provider}_ISSUER`]}/.well-known/openid-configuration`
    const response = await fetch(address, { headers: { connection: 'close' } })
    const { issuer }: { issuer: string } = await response.json()
    return issuer
  }
  t.equal(door.pid(), undefined)
  t.equal(await issuerOf('GOOGLE'), door.env.GOOGLE_ISSUER)
  await t.resolves(until(() => door.pid() === undefined))
  t.equal(await issuerOf('FACEBOOK'), door.env.FACEBOOK_ISSUER)
})

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}
