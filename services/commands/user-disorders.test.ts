import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type DisorderId } from '../../events/kinds.ts'
import { noFacts } from '../rules/disorders/facts.ts'
import { MAX_CONDITIONS, type Relationship } from '../rules/disorders/relationships.ts'
import { roles } from '../rules/roles.ts'
import { disorderOfName } from './disorders.ts'
import { spec, type History } from './testing/spec.ts'
import { ada, siteWith, unverified, withRole } from './testing/stories.ts'
import { userDisorders, type UserDisorderCommand } from './user-disorders.ts'

const migraine = disorderOfName('Migraine')
const asthma = disorderOfName('Asthma')

const listed = (disorder: DisorderId, ...after: CatalogueEvent[]): History => ({
  stream: streamOf(disorder),
  events: [
    {
      type: 'DisorderDefined',
      data: { disorder, ...noFacts, name: 'Any', slug: 'any', source: null, release: null },
    },
    ...after,
  ],
})

const set = (relationship: Relationship | null, disorder = migraine): UserDisorderCommand => ({
  name: 'setDisorderRelationship',
  disorder,
  relationship,
})
const remove: UserDisorderCommand = { name: 'removeUserDisorder', disorder: migraine }

const added = (relationship: Relationship | null, disorder = migraine): CatalogueEvent => ({
  type: 'UserDisorderAdded',
  data: { member: ada, disorder, relationship },
})
const changed = (relationship: Relationship | null): CatalogueEvent => ({
  type: 'UserDisorderRelationshipChanged',
  data: { member: ada, disorder: migraine, relationship },
})
const removed: CatalogueEvent = { type: 'UserDisorderRemoved', data: { member: ada, disorder: migraine } }

const given = (...events: CatalogueEvent[]) =>
  spec(userDisorders).given(events).knowing(unverified(ada), listed(migraine), listed(asthma))

test('a member names several conditions, changes the relationship to one, and removes it', async () => {
  await given()
    .when(set('PATIENT'), ada)
    .then([added('PATIENT')])
  await given(added('PATIENT'))
    .when(set('CAREGIVER', asthma), ada)
    .then([added('CAREGIVER', asthma)])
  await given(added('PATIENT'))
    .when(set('CAREGIVER'), ada)
    .then([changed('CAREGIVER')])
  await given(added('PATIENT'), changed('OTHER')).when(remove, ada).then([removed])
  await given(added('PATIENT'), removed)
    .when(set('PATIENT'), ada)
    .then([added('PATIENT')])
})

test('naming a condition again, or removing one that the member did not name, records nothing', async () => {
  await given(added('PATIENT')).when(set('PATIENT'), ada).thenNothing()
  await given(added(null)).when(set(null), ada).thenNothing()
  await given().when(remove, ada).thenNothing()
  await given(added('PATIENT'), removed).when(remove, ada).thenNothing()
})

test('on a social network, a relationship is required, and OTHER is not offered', async () => {
  const social = given(added('OTHER')).knowing(siteWith('social_network'))
  await social.when(set(null, asthma), ada).thenRejected('Please choose your relationship to the condition')
  await social
    .when(set('OTHER', asthma), ada)
    .thenRejected('Please choose another relationship to the condition')
  await social.when(set('OTHER'), ada).thenNothing()
  await social.when(set('HEALTHCARE_PROVIDER', asthma), ada).then([added('HEALTHCARE_PROVIDER', asthma)])
  for (const relationship of ['OTHER', null] as const)
    await given()
      .knowing(siteWith('rare_disease'))
      .when(set(relationship), ada)
      .then([added(relationship)])
})

test('only conditions of the directory can be named, but a retired one can be changed and removed', async () => {
  const unknown = disorderOfName('Unknown')
  await given().when(set('PATIENT', unknown), ada).thenRejected('Condition not found')
  const retired: CatalogueEvent = {
    type: 'DisorderRetired',
    data: { disorder: migraine, successor: null, source: null, release: null },
  }
  const after = (...events: CatalogueEvent[]) =>
    spec(userDisorders).given(events).knowing(unverified(ada), listed(migraine, retired))
  await after().when(set('PATIENT'), ada).thenRejected('Condition not found')
  await after(added('PATIENT'))
    .when(set('CAREGIVER'), ada)
    .then([changed('CAREGIVER')])
  await after(added('PATIENT')).when(remove, ada).then([removed])
})

test('a member can name a limited number of conditions', async () => {
  const many = Array.from({ length: MAX_CONDITIONS }, (_, n) => added('PATIENT', disorderOfName(`C${n}`)))
  await given(...many)
    .when(set('PATIENT'), ada)
    .thenRejected(`You can name at most ${MAX_CONDITIONS} conditions`)
})

test('visitors and spammers cannot name conditions, but spammers can remove theirs', async () => {
  const visitor = 'Please create an account or log in to continue.'
  await spec(userDisorders)
    .given([])
    .knowing(listed(migraine))
    .when(set('PATIENT'), ada)
    .thenRejected(visitor)
  const spammer = given(added('PATIENT')).knowing(withRole(ada, roles.spammer))
  await spammer.when(set('CAREGIVER'), ada).thenRejected('Not authorized')
  await spammer.when(remove, ada).then([removed])
})
