import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, verified } from './testing/stories.ts'
import { mail } from './mail.ts'

const chosen = (wanted: boolean): CatalogueEvent => ({
  type: 'MailChosen',
  data: { member: ada, wanted, form: 'link', wording: 1 },
})
const choose = (wanted: boolean) => ({ name: 'chooseMail', member: ada, wanted, form: 'link' }) as const

const after = (...events: CatalogueEvent[]) => {
  const { stream, events: before } = verified(ada)
  return spec(mail)
    .given([...before, ...events])
    .knowing({ stream, events: before }, verified(bo))
}

test('a member stops mail and allows it again, and the same choice again changes nothing', async () => {
  await after().when(choose(true), ada).thenNothing()
  await after()
    .when(choose(false), ada)
    .then([chosen(false)])
  await after(chosen(false)).when(choose(false), ada).thenNothing()
  await after(chosen(false))
    .when(choose(true), ada)
    .then([chosen(true)])
})

test("a member cannot choose another's mail, and nobody that of a deleted account", async () => {
  await after().when(choose(false), bo).thenRejected('Not authorized')
  await spec(mail).given([]).when(choose(false), ada).thenRejected('Member not found')
})
