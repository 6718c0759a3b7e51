import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { v7 } from 'uuid'
import { openCodec } from '../../../events/log/codec.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { openLog } from '../../../events/log.ts'
import type { SiteFlag } from '../../rules/sites/sites.ts'
import { testEventStore, testFolder } from '../../../scripts/testing/services.ts'
import { openKeyStore } from '../../keys/store.ts'
import type { Intent, Outcome } from '../frame/decider.ts'
import { openTools } from '../frame/tools.ts'
import { register, verify, type Registration } from '../names/registration.ts'
import { sites } from '../sites.ts'
import { here, site } from './stories.ts'

/** Circumstances of a command that an actor gives on the site of the test stories. */
export const intent = (actor: Intent['actor'] = 'system'): Intent => ({
  ...here,
  actor,
  commandId: v7(),
  occurredAt: new Date().toISOString(),
})

export function carriedOut(outcome: Outcome) {
  if (!outcome.ok) throw new Error(outcome.rejection.message)
  return outcome
}

export async function testNetwork(t: { teardown: (work: () => unknown) => unknown }, file?: string) {
  const url = pathToFileURL(join(testFolder(t), 'keys.sqlite')).href
  const keys = openKeyStore({ url, master: randomBytes(32) })
  const address = await testEventStore(t, file)
  const log = openLog({ url: address, codec: openCodec(keys) })
  t.teardown(async () => {
    await log.close()
    await keys.close()
  })
  const tools = openTools({ log, pepper: randomBytes(32) })
  const { dispatch } = tools

  const names = {
    prefix: 'lupus',
    host: 'lupus.localhost',
    name: 'Lupus',
    description: '',
    accent: '#336699',
  }
  carriedOut(await dispatch(sites, { name: 'createSite', details: { site, ...names } }, intent()))
  const flags: SiteFlag[] = ['Forums', 'Comments', 'Reactions', 'private_messaging']
  for (const flag of flags)
    carriedOut(await dispatch(sites, { name: 'changeSiteFlag', site, flag, on: true }, intent()))

  return {
    ...tools,
    tools,
    address,
    async verify(member: MemberId) {
      carriedOut(await verify(tools, { member, by: 'email' }, intent()))
    },
    async member(details: Partial<Registration> = {}): Promise<MemberId> {
      const nobody = { email: null, username: null, firstName: null, lastName: null }
      const registered = await register(tools, { ...nobody, ...details }, intent())
      if (!registered.ok) throw new Error(registered.rejection.message)
      return registered.member
    },
  }
}
