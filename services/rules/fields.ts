import { z } from 'zod'
import { isJustMention, isPlainLine, notJustMentionMessage, notPlainMessage } from './text.ts'

/** Messages for form fields that break a rule (spec §5, §8), for server and browser. */
export const messages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  sameAsEmail: 'The email address you entered does not match',
  sameAsPassword: 'The password you entered does not match',
  minValue: (min: number) => `Please enter a value greater than ${min}`,
  maxValue: (max: number) => `Please enter a value less than ${max}`,
  minLength: (min: number) => `Please enter at least ${min} characters`,
  maxLength: (max: number) => `Maximum length of ${max} exceeded`,
  alpha: 'Please use alphabetic characters only',
  alphaNum: 'Please use alphabetic or numeric characters only',
  containsNumber: 'Please include at least one numeric character',
  password: 'Please enter at least 8 characters, including a number',
  notJustNums: 'Passwords cannot be only numbers',
  notJustMention: notJustMentionMessage,
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

/** Ends the validation of a value at the first rule that it breaks. */
const rule = (message: string, holds: (value: string) => boolean) =>
  z.refine<string>(holds, { error: message, abort: true })

/** Makes a rule accept an empty text, because only the rule `required` may reject it. */
const unlessEmpty = (message: string, holds: (value: string) => boolean) =>
  rule(message, (value) => value === '' || holds(value))

const digitsOf = (value: string): string => value.replace(/^\s*\+1/, '').replaceAll(/\D/g, '')

function hasHost(value: string): boolean {
  const url = URL.parse(/^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`)
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname)
}

export const rules = {
  required: rule(messages.required, (value) => value.trim() !== ''),
  email: unlessEmpty(messages.email, (value) => z.email().safeParse(value.trim()).success),
  sameAsEmail: (email: string) =>
    rule(messages.sameAsEmail, (value) => value.trim().toLowerCase() === email.trim().toLowerCase()),
  sameAsPassword: (password: string) => rule(messages.sameAsPassword, (value) => value === password),
  minValue: (min: number) => unlessEmpty(messages.minValue(min), (value) => Number(value) >= min),
  maxValue: (max: number) => unlessEmpty(messages.maxValue(max), (value) => Number(value) <= max),
  minLength: (min: number) => unlessEmpty(messages.minLength(min), (value) => value.length >= min),
  maxLength: (max: number) => rule(messages.maxLength(max), (value) => value.length <= max),
  alpha: unlessEmpty(messages.alpha, (value) => /^[\p{L}\p{M}]+$/u.test(value)),
  alphaNum: unlessEmpty(messages.alphaNum, (value) => /^[\p{L}\p{M}\p{N}]+$/u.test(value)),
  containsNumber: unlessEmpty(messages.containsNumber, (value) => /\d/.test(value)),
  password: unlessEmpty(messages.password, (value) => value.length >= 8 && /\d/.test(value)),
  notJustNums: unlessEmpty(messages.notJustNums, (value) => /\D/.test(value)),
  notJustMention: unlessEmpty(messages.notJustMention, (value) => !isJustMention(value)),
  /** Ten digits with any characters between them; the form field shows the prefix `+1`. */
  phone: unlessEmpty(messages.phone, (value) => digitsOf(value).length === 10),
  zipcode: unlessEmpty(messages.zipcode, (value) => /^\d{5}(-\d{4})?$/.test(value.trim())),
  twitterHandle: unlessEmpty(messages.twitterHandle, ({ length }) => length >= 5 && length <= 15),
  instagramHandle: unlessEmpty(messages.instagramHandle, ({ length }) => length <= 30),
  url: unlessEmpty(messages.url, hasHost),
  /** A rule of one form, which an empty text meets. */
  holds: unlessEmpty,
}

/** Schema of a text with rules, of which the first broken one is reported. Undefined and null break `required`. */
export const field = (...checks: readonly (typeof rules.required)[]) =>
  z.string({ error: messages.required }).check(...checks)

const { required, minLength, maxLength } = rules

/** Schema of an e-mail address, which is trimmed and lowercased (spec §5 Login). */
export const Email = z
  .string({ error: messages.required })
  .trim()
  .toLowerCase()
  .check(required, maxLength(254), rules.email)

/** Schema of the password at login. It applies no rules, because the password may have been chosen under older ones. */
export const Password = z
  .string({ error: messages.required })
  .min(1, { error: messages.required, abort: true })
  .max(256, { error: messages.maxLength(256), abort: true })

/** Schema of an e-mail address or a username, by which a person names an account (spec §5 Password reset request). */
export const EmailOrUsername = z.string({ error: messages.required }).trim().check(required, maxLength(254))

export const NewPassword = Password.check(rules.password, rules.notJustNums)

/** Letter of a script in which a joiner changes how letters are written: Arabic and the scripts of India. */
const joining = String.raw`[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}]`

/** Schema of usernames and other names in the network, including generated ones (spec §3 User, §6). */
const reserved = /^(editorial[\W_]*team|communitymember.*)$/iu

/**
 * Letters with their marks, digits and some signs. A letter has at most four marks, and a joiner stands only between
 * letters of a script that is written with joiners.
 */
const nameLetters = new RegExp(
  String.raw`^(?:\p{L}\p{M}{0,4}|(?<=${joining}\p{M}{0,4})[\u200c\u200d](?=${joining})|[\p{N}.\-_™®()/, ])+$`,
  'u',
)

export const Username = z
  .string({ error: messages.required })
  .trim()
  .normalize('NFC')
  .check(
    required,
    minLength(4),
    maxLength(60),
    rule(messages.alphaNum, (value) => nameLetters.test(value)),
    // A username needs a letter or digit, because its slug is made of these.
    rule(messages.alphaNum, (value) => /[\p{L}\p{N}]/u.test(value)),
    rule('Please choose another username', (value) => !reserved.test(value)),
  )

export const PersonName = z
  .string({ error: messages.required })
  .trim()
  .check(required, maxLength(100), rule(notPlainMessage, isPlainLine))

/**
 * Schema of a phone number: ten digits, before which the form field shows `+1` (spec §5 Phone). Neither the area code
 * nor the exchange code begins with 0 or 1.
 */
export const Phone = z
  .string({ error: messages.required })
  .check(rule(messages.ownPhone, (value) => /^([2-9]\d\d){2}\d{4}$/.test(digitsOf(value))))
  .transform(digitsOf)

/** Schema of the code that the member gets by text message (spec §5 Phone). */
export const VerificationCode = z.string({ error: messages.required }).check(
  required,
  rule('Incorrect code.', (value) => /^\d{6}$/.test(value)),
)

/** Schema of the optional description of a picture (spec §5 Image upload). */
export const AltText = field(
  unlessEmpty(messages.alphaNum, (value) => /^[\p{L}\p{M}\p{N}.\-_(),& ]+$/u.test(value)),
)

export function fieldProblem(field: z.ZodType, value: unknown): string | null {
  const result = field.safeParse(value, { error: () => messages.other })
  return result.success ? null : (result.error.issues[0]?.message ?? messages.other)
}

/** Strength of a new password (spec §5 New password); null if it is lower than `Weak`. */
export function passwordStrength(password: string): 'Weak' | 'Moderate' | 'Strong' | null {
  if (password.length < 8 || !/[a-z]/.test(password) || !/\d/.test(password)) return null
  if (!/[A-Z]/.test(password)) return 'Weak'
  return /[#?!@$%^&*-]/.test(password) && password.length >= 9 ? 'Strong' : 'Moderate'
}
