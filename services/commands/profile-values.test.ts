import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { ERASED } from '../../events/define.ts'
import { roles } from '../rules/roles.ts'
import { spec } from './testing/spec.ts'
import { ada, unverified, withRole } from './testing/stories.ts'
import { profileValues, type ProfileValueCommand } from './profile-values.ts'

const said = (field: string, value: string | null): CatalogueEvent => ({
  type: 'ProfileFieldChanged',
  data: { member: ada, field, value },
})
const say = (values: ProfileValueCommand['values']): ProfileValueCommand => ({ name: 'setProfile', values })
const given = (...events: CatalogueEvent[]) => spec(profileValues).given(events).knowing(unverified(ada))

test('a member says something, corrects it and takes it back; what is unchanged makes no event', async () => {
  const values = { bio: ' I knit. ', gender: 'Woman', zipcode: '' }
  await given()
    .when(say(values), ada)
    .then([said('bio', 'I knit.'), said('gender', 'Woman')])
  await given(said('bio', 'I knit.'))
    .when(say({ bio: 'I knit.', gender: '' }), ada)
    .thenNothing()
  await given(said('bio', 'I knit.'), said('gender', 'Woman'))
    .when(say({ bio: 'I spin.', gender: '' }), ada)
    .then([said('bio', 'I spin.'), said('gender', null)])
  await given({ type: 'ProfileFieldChanged', data: { member: ada, field: 'bio', value: ERASED } })
    .when(say({ bio: 'I knit.' }), ada)
    .then([said('bio', 'I knit.')])
})

test('values that break a rule are rejected, and a spammer can only remove values', async () => {
  await given()
    .when(say({ bio: 'I knit.', zipcode: '123' }), ada)
    .thenRejected('Please enter a valid US zipcode')
  await given()
    .when(say({ gender: 'a\nb' }), ada)
    .thenRejected('Please remove line breaks and control characters')
  const spammer = () =>
    spec(profileValues)
      .given([said('bio', 'Buy!')])
      .knowing(withRole(ada, roles.spammer))
  await spammer()
    .when(say({ bio: 'Buy more!' }), ada)
    .thenRejected('Not authorized')
  await spammer()
    .when(say({ bio: '' }), ada)
    .then([said('bio', null)])
})
