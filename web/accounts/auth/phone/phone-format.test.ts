import { test } from 'tap'
import { formatPhone } from './phone-format.ts'

test('A phone number is formatted while it is typed, after +1', async (t) => {
  const shown: string[] = []
  let value = formatPhone('')
  for (const digit of '5550100123') shown.push((value = formatPhone(value + digit)))
  t.same(shown, [
    '+1 (5',
    '+1 (55',
    '+1 (555',
    '+1 (555) 0',
    '+1 (555) 01',
    '+1 (555) 010',
    '+1 (555) 010-0',
    '+1 (555) 010-01',
    '+1 (555) 010-012',
    '+1 (555) 010-0123',
  ])
})

test('Each digit of a phone number can be deleted, but not +1', async (t) => {
  let value = '+1 (555) 010-0'
  for (let presses = 0; presses < 12; presses++) value = formatPhone(value.slice(0, -1))
  t.equal(value, '+1')
})

test('A phone number can be pasted in any form, and one that is too long stays too long', async (t) => {
  for (const pasted of [
    '555-010-0123',
    '(555) 010 0123',
    '+1 555 010 0123',
    '1-555-010-0123',
    '+15550100123',
  ])
    t.equal(formatPhone(pasted), '+1 (555) 010-0123', pasted)
  t.equal(formatPhone('+1+1 555 010 0123'), '+1 (555) 010-0123', 'after the prefix that is already there')
  t.equal(formatPhone('5+1'), '+1 (5', 'typed before the prefix')
  t.equal(formatPhone('+44 20 7946 0958'), '+1 (442) 079-460958')
})
