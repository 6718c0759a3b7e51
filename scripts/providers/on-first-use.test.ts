import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { execPath } from 'node:process'
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

test('local providers that were used do not keep a process that closes them', async (t) => {
  const module = JSON.stringify(import.meta.resolve('./on-first-use.ts'))
  const program = `const { openLocalProviders } = await import(${module})
    const door = await openLocalProviders({ log() {} })
    await fetch(door.env.GOOGLE_ISSUER + '/.well-known/openid-configuration')
    await door.close()`
  const child = spawn(execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  t.equal(code, 0)
})

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}
