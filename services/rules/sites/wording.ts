import { z } from 'zod'

// The wording that a person agrees to at registration: what may stand in it, and how it is read.

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(most, `Please use at most ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please leave out tabs and line breaks')

/** A page that the sentence links to: on this host or elsewhere. */
const page = z.object({
  title: line(80),
  url: line(500).refine(
    (value) => /^(?:\/(?![/\\])|https:\/\/)\S*$/i.test(value),
    'Please enter an address that begins with / or https://',
  ),
})

/** The links that a sentence must have, each once, written in braces. */
const links = ['terms', 'privacy'] as const
type LinkName = (typeof links)[number]

const timesIn = (sentence: string, name: LinkName) => sentence.split(`{${name}}`).length - 1

/** A wording as an administrator gives it. */
export const Wording = z.object({
  /** BCP 47: `en`, `pt-BR`. */
  language: line(35).regex(
    /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
    'Please enter a language, such as en or pt-BR',
  ),
  sentence: line(600).refine(
    (sentence) => links.every((name) => timesIn(sentence, name) === 1),
    'Please include {terms} and {privacy} once each, where the links should appear',
  ),
  terms: page,
  privacy: page,
})
export type Wording = z.output<typeof Wording>

/** A wording with its number among those of its site. */
export const PublishedWording = Wording.extend({ version: z.int().min(0) })
export type PublishedWording = z.output<typeof PublishedWording>

/**
 * The wording of a site that has published none, version 0. It never changes: what people agreed to refers to it. A
 * better one is published, or takes another number.
 */
export const defaultWording: PublishedWording = {
  version: 0,
  language: 'en',
  sentence:
    'By signing up you agree to the {terms} and confirm that you have read the {privacy}. One account serves all communities of this network.',
  terms: { title: 'Terms of Use', url: '/terms-of-use' },
  privacy: { title: 'Privacy Notice', url: '/privacy-notice' },
}

/** The wording of a site as it is stored; the default one where nothing is, or it no longer fits. */
export const wordingOf = (stored: unknown): PublishedWording =>
  PublishedWording.safeParse(stored).data ?? defaultWording

/** A sentence as it is shown: texts, and the names of links between them. */
export const partsOf = (sentence: string): ({ text: string } | { link: LinkName })[] =>
  sentence
    .split(/\{(terms|privacy)\}/)
    .map((part, index) =>
      index % 2 === 0 ? { text: part } : { link: part === 'terms' ? 'terms' : 'privacy' },
    )
