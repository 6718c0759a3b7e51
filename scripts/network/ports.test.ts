import { spawnSync } from 'node:child_process'
import { test } from 'tap'
import { ownPorts } from '../testing/ports.ts'
import { portFrom, releasePort } from './ports.ts'

test('networks that start at once get different ports, before any of their servers listens', async (t) => {
  const wanted = Number(ownPorts().PORT)
  const [one, other] = await Promise.all([portFrom(wanted), portFrom(wanted)])
  t.not(one, other)
  const program = `
    import { portFrom } from ${JSON.stringify(new URL('ports.ts', import.meta.url).href)}
    console.log(await portFrom(${wanted}))`
  const inOther = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  t.notOk([one, other].includes(Number(inOther.stdout)), 'another process gets a third one')
  releasePort(one)
  t.equal(await portFrom(one), one, 'a released port can be claimed again')
})
