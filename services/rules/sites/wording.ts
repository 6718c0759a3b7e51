import { z } from 'zod'

// The wording to which people agree when they register.

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(max, `Please use at most ${max} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please remove tabs and line breaks')

const page = z.object({
  title: line(80),
  url: line(500).refine(
    (value) => /^(?:\/(?![/\\])|https:\/\/)\S*$/i.test(value),
    'Please enter an address that begins with / or https://',
  ),
})

/** Links that a registration wording must contain, each exactly once, written in braces. */
const links = ['terms', 'privacy'] as const
type LinkName = (typeof links)[number]

const timesIn = (sentence: string, name: LinkName) => sentence.split(`{${name}}`).length - 1

export const Wording = z.object({
  language: line(35).regex(
    /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
    'Please enter a language code, such as en or pt-BR',
  ),
  sentence: line(600).refine(
    (sentence) => links.every((name) => timesIn(sentence, name) === 1),
    'Please include {terms} and {privacy} once each, where the links should appear',
  ),
  terms: page,
  privacy: page,
})
export type Wording = z.output<typeof Wording>

export const PublishedWording = Wording.extend({ version: z.int().min(0) })
export type PublishedWording = z.output<typeof PublishedWording>

/** Registration wording of sites without their own. It must never change, because people have agreed to it. */
export const defaultWording: PublishedWording = {
  version: 0,
  language: 'en',
  sentence:
    'By signing up you agree to the {terms} and confirm that you have read the {privacy}. One account serves all communities of this network.',
  terms: { title: 'Terms of Use', url: '/terms-of-use' },
  privacy: { title: 'Privacy Notice', url: '/privacy-notice' },
}

export const wordingOf = (stored: unknown): PublishedWording =>
  PublishedWording.safeParse(stored).data ?? defaultWording

export const partsOf = (sentence: string): ({ text: string } | { link: LinkName })[] =>
  sentence
    .split(/\{(terms|privacy)\}/)
    .map((part, index) =>
      index % 2 === 0 ? { text: part } : { link: part === 'terms' ? 'terms' : 'privacy' },
    )
