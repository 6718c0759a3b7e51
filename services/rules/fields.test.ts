import { test } from 'tap'
import { Email, fieldProblem, NewPassword, passwordStrength, Username } from './fields.ts'

test('an e-mail address is trimmed and lowercased, then checked', async (t) => {
  t.equal(Email.parse('  Ada@Example.ORG '), 'ada@example.org')
  t.equal(fieldProblem(Email, ' '), 'This field is required')
  t.equal(fieldProblem(Email, undefined), 'This field is required')
  t.equal(fieldProblem(Email, 'ada@'), 'Please enter a valid email address')
})

test('only the first broken rule of a new password shows', async (t) => {
  t.equal(fieldProblem(NewPassword, ''), 'This field is required')
  t.equal(fieldProblem(NewPassword, 'short1'), 'Please enter at least 8 characters, including a number')
  t.equal(
    fieldProblem(NewPassword, 'no digit in it'),
    'Please enter at least 8 characters, including a number',
  )
  t.equal(fieldProblem(NewPassword, '1234567890'), 'Passwords cannot be only numbers')
  t.equal(fieldProblem(NewPassword, 'sore knees 2'), null)
})

test('usernames', async (t) => {
  t.equal(Username.parse(' Joan of Arc, (2)™ '), 'Joan of Arc, (2)™')
  t.equal(fieldProblem(Username, 'Bo'), 'Please enter at least 4 characters')
  t.equal(fieldProblem(Username, 'x'.repeat(61)), 'Maximum length of 60 exceeded')
  t.equal(fieldProblem(Username, 'a<b>c'), 'Please use alphabetic or numeric characters only')
  t.equal(fieldProblem(Username, '....'), 'Please use alphabetic or numeric characters only')
  for (const taken of ['Editorial Team', 'editorial_team', 'CommunityMember12']) {
    t.equal(fieldProblem(Username, taken), 'Please choose another username', taken)
  }
})

test('the strength of a password', async (t) => {
  t.equal(passwordStrength('abcdefgh'), null)
  t.equal(passwordStrength('abcdefg1'), 'Weak')
  t.equal(passwordStrength('Abcdefg1'), 'Moderate')
  t.equal(passwordStrength('Abcdefg1!'), 'Strong')
})
