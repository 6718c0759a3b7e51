import { globSync, readFileSync } from 'node:fs'
import { test } from 'tap'
import type { z } from 'zod'
import { root } from '../../../scripts/network.ts'
import * as fields from '../../../services/rules/fields.ts'
import * as imageFields from '../../../services/rules/images/fields.ts'
import * as awardFields from '../../../services/rules/awards/fields.ts'
import { imageMessages } from '../../../services/rules/images/messages.ts'
import { handleProblem } from '../../../services/rules/social-sites.ts'
import { textProblem } from '../../../services/rules/text.ts'
import { problemsOf } from '../../social-sites/rows.ts'
import { ruled } from './ruled.ts'

const { messages } = fields

/** Field of a form as its source registers it: the form's file below `web`, its name there, and its rule. */
type Registered = [
  form: string,
  name: string,
  rule: keyof typeof fields | keyof typeof imageFields | keyof typeof awardFields,
]

const sources = globSync('web/**/*.tsx', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/gallery|__generated__/.test(path))
  .map((path) => ({ path: path.slice('web/'.length), text: readFileSync(`${root}/${path}`, 'utf8') }))

const registered = sources
  .flatMap(({ path, text }) =>
    [...text.matchAll(/register\('(\w+)', ruled\((\w+)\)\)/g)].map(
      ([, name, rule]) => [path, name, rule] as Registered,
    ),
  )
  .toSorted((a, b) => (a.join() < b.join() ? -1 : 1))

/** All rules by name. */
const rules: Record<string, unknown> = { ...fields, ...imageFields, ...awardFields }

const passwords: [typed: string, message: string][] = [
  ['', messages.required],
  ['a1', messages.password],
  ['1234567', messages.password],
  ['12345678', messages.notJustNums],
  ['x'.repeat(257), messages.maxLength(256)],
]
const names: typeof passwords = [
  ['  ', messages.required],
  ['x'.repeat(101), messages.maxLength(100)],
]

/** For each rule of a form's field: texts that break it, several also later rules, and the only message. */
const first: Partial<Record<Registered[2], typeof passwords>> = {
  AltText: [
    ['<b>', imageMessages.alt],
    ['<'.repeat(201), messages.maxLength(200)],
  ],
  AwardYear: [
    ['', messages.required],
    ['1999', messages.minValue(2000)],
    ['soon', messages.minValue(2000)],
    ['2101', messages.maxValue(2100)],
  ],
  Email: [
    [' ', messages.required],
    ['ada@', messages.email],
    [`${'x'.repeat(260)}@`, messages.maxLength(254)],
  ],
  EmailOrUsername: [
    [' ', messages.required],
    ['x'.repeat(255), messages.maxLength(254)],
  ],
  NewPassword: passwords,
  Password: [passwords[0]!, passwords[4]!],
  PersonName: names,
  Phone: [
    ['', messages.ownPhone],
    ['555', messages.ownPhone],
  ],
  Username: [
    ['', messages.required],
    ['a<', messages.minLength(4)],
    ['a<b>', messages.alphaNum],
    [`<${'x'.repeat(60)}`, messages.maxLength(60)],
  ],
}

test('each field of the forms of accounts shows the message of its first broken rule only', async (t) => {
  t.same(registered, [
    ['accounts/EmailForm.tsx', 'email', 'Email'],
    ['accounts/FullNameForm.tsx', 'firstName', 'PersonName'],
    ['accounts/FullNameForm.tsx', 'lastName', 'PersonName'],
    ['accounts/UsernameForm.tsx', 'username', 'Username'],
    ['accounts/auth/LogInForm.tsx', 'email', 'Email'],
    ['accounts/auth/LogInForm.tsx', 'password', 'Password'],
    ['accounts/auth/RegisterForm.tsx', 'email', 'Email'],
    ['accounts/auth/RegisterForm.tsx', 'fname', 'PersonName'],
    ['accounts/auth/RegisterForm.tsx', 'lname', 'PersonName'],
    ['accounts/auth/RegisterForm.tsx', 'password', 'NewPassword'],
    ['accounts/auth/RegisterForm.tsx', 'username', 'Username'],
    ['accounts/auth/RequestPasswordReset.tsx', 'account', 'EmailOrUsername'],
    ['accounts/auth/ResetPassword.tsx', 'password', 'NewPassword'],
    ['accounts/auth/phone/RequestVerificationText.tsx', 'phone', 'Phone'],
    ['erasure/DeleteDialog.tsx', 'password', 'Password'],
    ['giving/AwardsGiven.tsx', 'year', 'AwardYear'],
    ['pictures/UploadDialog.tsx', 'alt', 'AltText'],
  ])
  for (const [form, name, rule] of registered) {
    const cases = first[rule]
    t.ok(cases, `${form} has a rule of the table`)
    const { validate } = ruled(rules[rule] as z.ZodType)
    for (const [typed, message] of cases ?? []) t.equal(validate(typed), message, `${form} ${name}: ${typed}`)
  }
})

test('the links of members and the texts of threads show the message of their first broken rule only', async (t) => {
  const row = (platform: 'TWITTER' | 'INSTAGRAM' | 'WEBSITE' | null, handle: string) => ({
    key: `${platform} ${handle}`,
    id: null,
    platform,
    handle,
  })
  t.equal(handleProblem(row('TWITTER', 'maya')), messages.twitterHandle)
  t.equal(handleProblem(row('TWITTER', 'a/b')), messages.url)
  t.equal(handleProblem(row('INSTAGRAM', 'x'.repeat(31))), messages.instagramHandle)
  t.equal(handleProblem(row('WEBSITE', 'maya')), messages.url)
  t.same(problemsOf([row(null, ''), row(null, '')], true), [messages.socialSites, null])
  const twice = row('TWITTER', 'maya_w')
  t.same(problemsOf([twice, { ...twice, key: 'again' }], true), [null, messages.noDuplicateSocials])
  const short = row('TWITTER', 'maya')
  t.same(problemsOf([short, short], true), [messages.twitterHandle, messages.twitterHandle])
  t.equal(textProblem('', 'body'), messages.required)
  t.equal(textProblem('@maya', 'body'), messages.notJustMention)
})

test('every checked form validates while people type, and only fields that wait for a pause show errors', async (t) => {
  const checked = sources.filter(
    ({ text }) => /useForm\b/.test(text) && /ruled\(|Resolver\(|validate[:(]/.test(text),
  )
  const unfinished = checked.filter(({ text }) => !/mode: '(all|onChange)'/.test(text))
  t.same(
    unfinished.map(({ path }) => path),
    [],
    'validate from the first key press',
  )
  const marking = sources.filter(({ text }) => /aria-invalid['"]?[=:]/.test(text)).map(({ path }) => path)
  t.same(
    marking.toSorted(),
    // A list of choices, and boxes whose message is the server's answer, have nothing to wait for.
    ['accounts/auth/phone/EnterVerificationCode.tsx', 'ui/forms/Combobox.tsx', 'ui/forms/Field.tsx'],
  )
})
