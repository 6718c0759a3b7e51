import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { MemberId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { damage, operations } from './operations.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, withRole } from './testing/stories.ts'

const event = '0193a1b2-0000-7000-8000-00000000000e'
const skip = { name: 'skipEvent', tables: 'threads_v2', event, position: 4711n } as const
const skipped = (by: MemberId | null): CatalogueEvent => ({
  type: 'ProjectionEventSkipped',
  data: { tables: 'threads_v2', event, position: 4711, by },
})

test('an administrator can make a projection skip an event, which is recorded once', async () => {
  const administrator = withRole(ada, roles.administrator)
  await spec(operations)
    .given([])
    .knowing(administrator)
    .when(skip, ada)
    .then([skipped(ada)])
  await spec(operations)
    .given([skipped(null)])
    .knowing(administrator)
    .when(skip, ada)
    .thenNothing()
})

test('an operator at a terminal can make a projection skip an event', async () => {
  await spec(operations)
    .given([])
    .when(skip, 'system')
    .then([skipped(null)])
})

test('a moderator cannot make a projection skip an event', async () => {
  const moderator = withRole(bo, roles.moderator)
  await spec(operations).given([]).knowing(moderator).when(skip, bo).thenRejected('Not authorized')
})

test("the schema of a projection's tables consists of its name and version", async () => {
  await spec(operations)
    .given([])
    .when({ ...skip, tables: 'threads' }, 'system')
    .thenRejected("These tables don't exist")
})

const pass = { name: 'skipDamagedEvent', position: 124n } as const
const passed = (by: MemberId | null): CatalogueEvent => ({
  type: 'DamagedEventSkipped',
  data: { position: 124, by },
})

test('an administrator can let readers skip a damaged event, which is recorded once', async () => {
  const administrator = withRole(ada, roles.administrator)
  await spec(damage)
    .given([])
    .knowing(administrator)
    .when(pass, ada)
    .then([passed(ada)])
  await spec(damage)
    .given([passed(null)])
    .knowing(administrator)
    .when(pass, ada)
    .thenNothing()
  await spec(damage)
    .given([passed(null)])
    .when({ ...pass, position: 125n }, 'system')
    .then([{ type: 'DamagedEventSkipped', data: { position: 125, by: null } }])
})

test('a moderator cannot let readers skip a damaged event', async () => {
  const moderator = withRole(bo, roles.moderator)
  await spec(damage).given([]).knowing(moderator).when(pass, bo).thenRejected('Not authorized')
})
