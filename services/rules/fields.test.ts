import { test } from 'tap'
import {
  AltText,
  Email,
  field,
  fieldProblem,
  NewPassword,
  passwordStrength,
  PersonName,
  Phone,
  rules,
  Username,
  VerificationCode,
} from './fields.ts'
import { SiteName } from './sites/sites.ts'

/** Rules of spec §5: for each, its message, values that break it, and values that do not. */
const table: [rule: typeof rules.required, message: string, breaks: string[], holds: string[]][] = [
  [rules.required, 'This field is required', ['', ' \n'], ['x', '0']],
  [rules.email, 'Please enter a valid email address', ['ada', 'ada@', 'a b@c.de'], ['ada@c.de', '']],
  [
    rules.sameAsEmail('Ada@example.org '),
    'The email address you entered does not match',
    ['', 'eve@example.org'],
    [' ada@Example.org'],
  ],
  [
    rules.sameAsPassword('Secret 1'),
    'The password you entered does not match',
    ['', 'secret 1'],
    ['Secret 1'],
  ],
  [rules.minValue(18), 'Please enter a value greater than 18', ['17', '-1', 'x'], ['18', '99', '']],
  [rules.maxValue(120), 'Please enter a value less than 120', ['121', 'x'], ['120', '-5', '']],
  [rules.minLength(4), 'Please enter at least 4 characters', ['abc'], ['abcd', '']],
  [rules.maxLength(3), 'Maximum length of 3 exceeded', ['abcd'], ['abc', '']],
  [rules.alpha, 'Please use alphabetic characters only', ['a1', 'a b', 'a-b'], ['Zoë', '']],
  [rules.alphaNum, 'Please use alphabetic or numeric characters only', ['a b', 'a_b'], ['Zoë9', '']],
  [rules.containsNumber, 'Please include at least one numeric character', ['abc'], ['abc1', '']],
  [
    rules.password,
    'Please enter at least 8 characters, including a number',
    ['abcdef1', 'abcdefgh'],
    ['abcdefg1', '12345678'],
  ],
  [rules.notJustNums, 'Passwords cannot be only numbers', ['12345678'], ['1234567a', '']],
  [
    rules.notJustMention,
    'Please include additional text or an image',
    [
      '@maya',
      ' @maya @tomasz-w ',
      '<p><a class="mention" href="/members/maya">Maya W</a>&nbsp;</p>',
      '<p>@maya</p>',
    ],
    ['@maya hello', 'me@example.org', '<p>@maya <img src="/knee.png"></p>', ''],
  ],
  [
    rules.phone,
    'Please enter a valid US phone number',
    ['555 123 456', '25551234567', 'none'],
    ['(555) 123-4567', '+1 555 123 4567', ''],
  ],
  [
    rules.zipcode,
    'Please enter a valid US zipcode',
    ['1234', '123456', 'ABCDE'],
    ['12345', '12345-6789', ''],
  ],
  [
    rules.twitterHandle,
    'Your username must be more than 4 characters long and can be up to 15 characters or less',
    ['maya', 'x'.repeat(16)],
    ['mayas', 'x'.repeat(15), ''],
  ],
  [
    rules.instagramHandle,
    'Your username cannot exceed 30 characters',
    ['x'.repeat(31)],
    ['x'.repeat(30), ''],
  ],
  [
    rules.url,
    'Please check that your url is valid',
    ['maya', 'https://', 'javascript:alert(1).x', 'http://a b.c'],
    ['maya.example', 'https://maya.example/knees?x=1', ''],
  ],
]

for (const [rule, message, breaks, holds] of table) {
  test(message, async (t) => {
    for (const value of breaks) t.equal(fieldProblem(field(rule), value), message, JSON.stringify(value))
    for (const value of holds) t.equal(fieldProblem(field(rule), value), null, JSON.stringify(value))
  })
}

test('an invalid form field gets the message of the first broken rule in the specified order', async (t) => {
  const both = field(rules.required, rules.minLength(4), rules.alpha)
  t.equal(fieldProblem(both, ''), 'This field is required')
  t.equal(fieldProblem(both, '1'), 'Please enter at least 4 characters')
  t.equal(fieldProblem(both, '1234'), 'Please use alphabetic characters only')
  t.equal(fieldProblem(both, 'four'), null)
  t.equal(fieldProblem(both, undefined), 'This field is required')
})

test('a field value of a wrong type is rejected with a message for people', async (t) => {
  t.equal(fieldProblem(NewPassword.array(), 'x'), 'something went wrong')
})

test('an e-mail address is trimmed and lowercased, then checked', async (t) => {
  t.equal(Email.parse('  Ada@Example.ORG '), 'ada@example.org')
  t.equal(fieldProblem(Email, ' '), 'This field is required')
  t.equal(fieldProblem(Email, undefined), 'This field is required')
  t.equal(fieldProblem(Email, 'ada@'), 'Please enter a valid email address')
})

test('for an invalid new password, only the first broken rule is reported', async (t) => {
  t.equal(fieldProblem(NewPassword, ''), 'This field is required')
  t.equal(fieldProblem(NewPassword, 'short1'), 'Please enter at least 8 characters, including a number')
  t.equal(
    fieldProblem(NewPassword, 'no digit in it'),
    'Please enter at least 8 characters, including a number',
  )
  t.equal(fieldProblem(NewPassword, '1234567890'), 'Passwords cannot be only numbers')
  t.equal(fieldProblem(NewPassword, 'sore knees 2'), null)
})

test('usernames are trimmed, and must have 4 to 60 characters of an allowed set', async (t) => {
  t.equal(Username.parse(' Joan of Arc, (2)™ '), 'Joan of Arc, (2)™')
  t.equal(fieldProblem(Username, 'Bo'), 'Please enter at least 4 characters')
  t.equal(fieldProblem(Username, 'x'.repeat(61)), 'Maximum length of 60 exceeded')
  t.equal(fieldProblem(Username, 'a<b>c'), 'Please use alphabetic or numeric characters only')
  t.equal(fieldProblem(Username, '....'), 'Please use alphabetic or numeric characters only')
  for (const taken of ['Editorial Team', 'editorial_team', 'CommunityMember12']) {
    t.equal(fieldProblem(Username, taken), 'Please choose another username', taken)
  }
})

test('a phone number must have ten digits, and a verification code six', async (t) => {
  t.equal(Phone.parse('+1 (555) 223-4567'), '5552234567')
  for (const phone of ['0552234567', '1552234567', '5550234567', '5551234567'])
    t.equal(fieldProblem(Phone, phone), 'Please enter a valid phone number')
  t.equal(fieldProblem(Phone, '+1'), 'Please enter a valid phone number')
  t.equal(VerificationCode.parse('004211'), '004211')
  t.equal(fieldProblem(VerificationCode, '12345'), 'Incorrect code.')
})

test('the description of a picture is optional and must not contain markup', async (t) => {
  t.equal(AltText.parse(''), '')
  t.equal(AltText.parse('Two knees, before & after (2026)'), 'Two knees, before & after (2026)')
  t.equal(fieldProblem(AltText, '<b>'), 'Please use alphabetic or numeric characters only')
})

test('the strength of a password is weak, moderate or strong, depending on length and characters', async (t) => {
  t.equal(passwordStrength('abcdefgh'), null)
  t.equal(passwordStrength('abcdefg1'), 'Weak')
  t.equal(passwordStrength('Abcdefg1'), 'Moderate')
  t.equal(passwordStrength('Abcdefg1!'), 'Strong')
})

test('names of people and sites must be one line without control characters', async (t) => {
  for (const name of [PersonName, SiteName]) {
    t.equal(fieldProblem(name, 'Zoë O’Neill-Šimić 李'), null)
    for (const odd of ['Ada\u202eecalevoL', 'Ada\nLovelace', 'Ada\0', 'Ada\uffff'])
      t.equal(fieldProblem(name, odd), 'Please remove line breaks and control characters')
  }
})
