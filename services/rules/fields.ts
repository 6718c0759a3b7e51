import { z } from 'zod'

/** The messages of the field rules (spec §5); server and browser show the same. */
export const messages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  sameAsPassword: 'The password you entered does not match',
  minLength: (least: number) => `Please enter at least ${least} characters`,
  maxLength: (most: number) => `Maximum length of ${most} exceeded`,
  alphaNum: 'Please use alphabetic or numeric characters only',
  password: 'Please enter at least 8 characters, including a number',
  notJustNums: 'Passwords cannot be only numbers',
  other: 'something went wrong',
} as const

const text = z.string({ error: messages.required })
const required = text.trim().min(1, { error: messages.required, abort: true })

/** An e-mail address, trimmed and lowercased (spec §5 Login). */
export const Email = required
  .toLowerCase()
  .max(254, messages.maxLength(254))
  .check(z.email({ error: messages.email }))

/** A password that was chosen before: anything that could be one. */
export const Password = text
  .min(1, { error: messages.required, abort: true })
  .max(256, { error: messages.maxLength(256), abort: true })

/** A password that is being chosen: at least 8 characters with a digit, and not only digits. */
export const NewPassword = Password.refine((value) => value.length >= 8 && /\d/.test(value), {
  error: messages.password,
  abort: true,
}).refine((value) => /\D/.test(value), { error: messages.notJustNums })

/** Names that stand for the network itself or for nobody's choice (spec §3 User, §6). */
const reserved = /^(editorial[\W_]*team|communitymember.*)$/iu

/** A username that is being chosen: 4 to 60 letters, digits and `. - _ ™ ® ( ) / ,` and space. */
export const Username = required
  .normalize('NFC')
  .min(4, { error: messages.minLength(4), abort: true })
  .max(60, { error: messages.maxLength(60), abort: true })
  .regex(/^[\p{L}\p{N}.\-_™®()/, ]+$/u, { error: messages.alphaNum, abort: true })
  // Something that an address can be made of.
  .regex(/[\p{L}\p{N}]/u, { error: messages.alphaNum, abort: true })
  .refine((value) => !reserved.test(value), { error: 'Please choose another username' })

/** A first or last name. */
export const PersonName = required.max(100, messages.maxLength(100))

/** The message of the first rule that the value breaks; null when it breaks none. */
export function fieldProblem(field: z.ZodType, value: unknown): string | null {
  const result = field.safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? messages.other)
}

/** How strong a password is (spec §5 New password); null for one that is not even weak. */
export function passwordStrength(password: string): 'Weak' | 'Moderate' | 'Strong' | null {
  if (password.length < 8 || !/[a-z]/.test(password) || !/\d/.test(password)) return null
  if (!/[A-Z]/.test(password)) return 'Weak'
  return /[#?!@$%^&*-]/.test(password) && password.length >= 9 ? 'Strong' : 'Moderate'
}
