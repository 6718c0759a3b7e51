import { z } from 'zod'
import { isBlank, isPlainLine, notPlain } from './text.ts'

/** The messages of the field rules (spec §5, §8); server and browser show the same. */
export const messages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  sameAsEmail: 'The email address you entered does not match',
  sameAsPassword: 'The password you entered does not match',
  minValue: (least: number) => `Please enter a value greater than ${least}`,
  maxValue: (most: number) => `Please enter a value less than ${most}`,
  minLength: (least: number) => `Please enter at least ${least} characters`,
  maxLength: (most: number) => `Maximum length of ${most} exceeded`,
  alpha: 'Please use alphabetic characters only',
  alphaNum: 'Please use alphabetic or numeric characters only',
  containsNumber: 'Please include at least one numeric character',
  password: 'Please enter at least 8 characters, including a number',
  notJustNums: 'Passwords cannot be only numbers',
  notJustMention: 'Please include additional text or an image',
  phone: 'Please enter a valid US phone number',
  zipcode: 'Please enter a valid US zipcode',
  socialSites: 'Please enter at least one social media handle',
  noDuplicateSocials: 'Please remove duplicate entries',
  twitterHandle: 'Your username must be more than 4 characters long and can be up to 15 characters or less',
  instagramHandle: 'Your username cannot exceed 30 characters',
  url: 'Please check that your url is valid',
  ownPhone: 'Please enter a valid phone number',
  other: 'something went wrong',
} as const

/** A rule: a text that breaks it gets its message, and no later rule is asked. */
const rule = (message: string, holds: (value: string) => boolean) =>
  z.refine<string>(holds, { error: message, abort: true })

/** An empty text breaks only `required`: a field that may be left out is not blamed for being empty. */
const unlessEmpty = (message: string, holds: (value: string) => boolean) =>
  rule(message, (value) => value === '' || holds(value))

const digitsOf = (value: string): string => value.replace(/^\s*\+1/, '').replaceAll(/\D/g, '')

/** Whether a text has a host that can be parsed, with a dot in it; the scheme may be left out. */
function hasHost(value: string): boolean {
  const url = URL.parse(/^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`)
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname)
}

/** Whether a text says nothing but whom it is for (spec §5 Content counts as non-empty …). */
const isJustMention = (value: string): boolean =>
  isBlank(
    value
      .replaceAll(/<(a|span)\b[^<>]*\bmention\b[^<>]*>[^<>]*<\/\1>/gi, '')
      .replaceAll(/(^|[\s>])@[\w.-]+/g, '$1'),
  )

/** The rules of spec §5 that a line of text is held to, each with its message. `field` puts them in order. */
export const rules = {
  required: rule(messages.required, (value) => value.trim() !== ''),
  email: unlessEmpty(messages.email, (value) => z.email().safeParse(value.trim()).success),
  /** The same address as in another field, as `Email` writes it. */
  sameAsEmail: (email: string) =>
    rule(messages.sameAsEmail, (value) => value.trim().toLowerCase() === email.trim().toLowerCase()),
  sameAsPassword: (password: string) => rule(messages.sameAsPassword, (value) => value === password),
  /** At least `least`. */
  minValue: (least: number) => unlessEmpty(messages.minValue(least), (value) => Number(value) >= least),
  /** At most `most`. */
  maxValue: (most: number) => unlessEmpty(messages.maxValue(most), (value) => Number(value) <= most),
  minLength: (least: number) => unlessEmpty(messages.minLength(least), (value) => value.length >= least),
  maxLength: (most: number) => rule(messages.maxLength(most), (value) => value.length <= most),
  alpha: unlessEmpty(messages.alpha, (value) => /^[\p{L}\p{M}]+$/u.test(value)),
  alphaNum: unlessEmpty(messages.alphaNum, (value) => /^[\p{L}\p{M}\p{N}]+$/u.test(value)),
  containsNumber: unlessEmpty(messages.containsNumber, (value) => /\d/.test(value)),
  password: unlessEmpty(messages.password, (value) => value.length >= 8 && /\d/.test(value)),
  notJustNums: unlessEmpty(messages.notJustNums, (value) => /\D/.test(value)),
  notJustMention: unlessEmpty(
    messages.notJustMention,
    (value) => /<img\b/i.test(value) || !isJustMention(value),
  ),
  /** Ten digits, whatever stands between them; `+1` before them is the prefix that the field shows. */
  phone: unlessEmpty(messages.phone, (value) => digitsOf(value).length === 10),
  zipcode: unlessEmpty(messages.zipcode, (value) => /^\d{5}(-\d{4})?$/.test(value.trim())),
  twitterHandle: unlessEmpty(messages.twitterHandle, ({ length }) => length >= 5 && length <= 15),
  instagramHandle: unlessEmpty(messages.instagramHandle, ({ length }) => length <= 30),
  url: unlessEmpty(messages.url, hasHost),
}

/** A line of text and its rules: only the first that it breaks is told. Undefined and null break `required`. */
export const field = (...checks: readonly (typeof rules.required)[]) =>
  z.string({ error: messages.required }).check(...checks)

const { required, minLength, maxLength } = rules

/** An e-mail address, trimmed and lowercased (spec §5 Login). */
export const Email = z
  .string({ error: messages.required })
  .trim()
  .toLowerCase()
  .check(required, maxLength(254), rules.email)

/** A password that was chosen before: anything that could be one. */
export const Password = z
  .string({ error: messages.required })
  .min(1, { error: messages.required, abort: true })
  .max(256, { error: messages.maxLength(256), abort: true })

/** A password that is being chosen: at least 8 characters with a digit, and not only digits. */
export const NewPassword = Password.check(rules.password, rules.notJustNums)

/** Names that stand for the network itself or for nobody's choice (spec §3 User, §6). */
const reserved = /^(editorial[\W_]*team|communitymember.*)$/iu

/** A username that is being chosen: 4 to 60 letters, digits and `. - _ ™ ® ( ) / ,` and space. */
export const Username = z
  .string({ error: messages.required })
  .trim()
  .normalize('NFC')
  .check(
    required,
    minLength(4),
    maxLength(60),
    rule(messages.alphaNum, (value) => /^[\p{L}\p{N}.\-_™®()/, ]+$/u.test(value)),
    // Something that an address can be made of.
    rule(messages.alphaNum, (value) => /[\p{L}\p{N}]/u.test(value)),
    rule('Please choose another username', (value) => !reserved.test(value)),
  )

/** A first or last name. */
export const PersonName = z
  .string({ error: messages.required })
  .trim()
  .check(required, maxLength(100), rule(notPlain, isPlainLine))

/** A member's own phone: its ten digits, which the field shows after `+1` (spec §5 Phone). */
export const Phone = z
  .string({ error: messages.required })
  .check(rule(messages.ownPhone, (value) => digitsOf(value).length === 10))
  .transform(digitsOf)

/** The code that comes by text message (spec §5 Phone): six digits. */
export const VerificationCode = z.string({ error: messages.required }).check(
  required,
  rule('Incorrect code.', (value) => /^\d{6}$/.test(value)),
)

/** What a picture shows, in words (spec §5 Image upload); may be empty. */
export const AltText = field(
  unlessEmpty(messages.alphaNum, (value) => /^[\p{L}\p{N}.\-_(),& ]+$/u.test(value)),
)

/** The message of the first rule that the value breaks; null when it breaks none. */
export function fieldProblem(field: z.ZodType, value: unknown): string | null {
  const result = field.safeParse(value, { error: () => messages.other })
  return result.success ? null : (result.error.issues[0]?.message ?? messages.other)
}

/** How strong a password is (spec §5 New password); null for one that is not even weak. */
export function passwordStrength(password: string): 'Weak' | 'Moderate' | 'Strong' | null {
  if (password.length < 8 || !/[a-z]/.test(password) || !/\d/.test(password)) return null
  if (!/[A-Z]/.test(password)) return 'Weak'
  return /[#?!@$%^&*-]/.test(password) && password.length >= 9 ? 'Strong' : 'Moderate'
}
