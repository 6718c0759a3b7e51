import { test } from 'tap'
import { messages } from '../fields.ts'
import { problemsOf, type NamedCondition } from './named-conditions.ts'
import { relationshipsOn } from './relationships.ts'

const empty: NamedCondition = { disorder: null, relationship: null }
const whole: NamedCondition = { disorder: 'disorder_1', relationship: 'PATIENT' }
const { required } = messages

test('conditions and relationships are optional, but a relationship needs its condition', async (t) => {
  t.same(problemsOf([empty], false), [{}])
  t.same(problemsOf([whole, { ...whole, disorder: 'disorder_2', relationship: null }, empty], false), [
    {},
    {},
    {},
  ])
  t.same(problemsOf([{ ...whole, disorder: null }], false), [{ disorder: required }])
})

test('a social network requires a condition, and the relationship to each', async (t) => {
  t.same(problemsOf([empty], true), [{ disorder: required, relationship: required }])
  t.same(problemsOf([whole, empty], true), [{}, {}])
  t.same(problemsOf([whole, { disorder: 'disorder_2', relationship: null }], true), [
    {},
    { relationship: required },
  ])
})

test('a condition that is chosen twice is reported at its second place', async (t) => {
  t.same(problemsOf([whole, whole], false), [{}, { disorder: 'You have already chosen this condition' }])
})

test('a social network does not offer the relationship OTHER', async (t) => {
  t.same(relationshipsOn(['social_network']), ['PATIENT', 'CAREGIVER', 'HEALTHCARE_PROVIDER'])
  t.same(relationshipsOn(['rare_disease']), ['PATIENT', 'CAREGIVER', 'HEALTHCARE_PROVIDER', 'OTHER'])
})
