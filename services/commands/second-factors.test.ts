import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, verified } from './testing/stories.ts'
import { secondFactors } from './second-factors.ts'

const changed = (on: boolean): CatalogueEvent => ({
  type: 'SecondFactorChanged',
  data: { member: ada, on, by: 'member' },
})
const fact = (
  type: 'PasskeyAdded' | 'PasskeyRemoved' | 'RecoveryCodeUsed' | 'RecoveryCodesRenewed',
): CatalogueEvent => ({ type, data: { member: ada } })
const reset = { name: 'resetSecondFactors', member: ada, by: 'operator' } as const
const wasReset: CatalogueEvent = { type: 'SecondFactorsReset', data: { member: ada, by: 'operator' } }

/** Decides on a command for Ada after some events. */
const after = (...events: CatalogueEvent[]) => {
  const { stream, events: before } = verified(ada)
  return spec(secondFactors)
    .given([...before, ...events])
    .knowing({ stream, events: before })
}

test('a member turns the app on and off, and the same choice again changes nothing', async () => {
  const change = (on: boolean) => ({ name: 'changeSecondFactor', member: ada, on }) as const
  await after()
    .when(change(true), ada)
    .then([changed(true)])
  await after(changed(true)).when(change(true), ada).thenNothing()
  await after(changed(true))
    .when(change(false), ada)
    .then([changed(false)])
})

test('passkeys and recovery codes leave facts in the log with the id of the member alone', async () => {
  const command = <Name extends string>(name: Name) => ({ name, member: ada })
  await after()
    .when(command('addPasskey'), ada)
    .then([fact('PasskeyAdded')])
  await after(fact('PasskeyAdded'))
    .when({ ...command('removePasskey'), left: 0 }, ada)
    .then([fact('PasskeyRemoved')])
  await after()
    .when(command('useRecoveryCode'), ada)
    .then([fact('RecoveryCodeUsed')])
  await after()
    .when(command('renewRecoveryCodes'), ada)
    .then([fact('RecoveryCodesRenewed')])
})

test('a removal corrects the number of passkeys in the log after an earlier change was half done', async () => {
  const remove = (left: number) => ({ name: 'removePasskey', member: ada, left }) as const
  const [added, removed] = [fact('PasskeyAdded'), fact('PasskeyRemoved')]
  await after(added, added, removed).when(remove(1), ada).thenNothing()
  await after(added, added).when(remove(0), ada).then([removed, removed])
  await after().when(remove(1), ada).thenNothing()
})

test('an operator resets the app and the passkeys of a member with one event, and only if there are any', async () => {
  await after(changed(true)).when(reset, 'system').then([wasReset])
  await after(fact('PasskeyAdded')).when(reset, 'system').then([wasReset])
  await after().when(reset, 'system').thenNothing()
  await after(changed(true), wasReset).when(reset, 'system').thenNothing()
})

test('a member cannot change the second factors of another', async () => {
  await spec(secondFactors)
    .given(verified(ada).events)
    .knowing(verified(bo))
    .when({ name: 'addPasskey', member: ada }, bo)
    .thenRejected('Not authorized')
})
