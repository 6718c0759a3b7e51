import type { ConsentGroup } from './groups.ts'

/** The words in which a site asks for consent. */
interface ConsentWording {
  version: number
  language: string
  title: string
  text: string
  groups: Readonly<Record<ConsentGroup, { title: string; text: string }>>
}

/** All wordings, oldest first. A wording never changes, because people have answered it; a new one is added. */
const wordings: readonly [ConsentWording, ...ConsentWording[]] = [
  {
    version: 1,
    language: 'en',
    title: 'May we load parts of other companies?',
    text: 'They would learn that you visit a site about a health condition. Everything works without them, and you can change your choice at any time under Cookie Settings at the end of each page.',
    groups: {
      functional: {
        title: 'Sign-in and security',
        text: 'Log in with an account of another company, and let it check that you are not a robot.',
      },
      measurement: {
        title: 'Measurement',
        text: 'Count visits, and measure how fast and reliable pages are.',
      },
      advertising: {
        title: 'Advertising',
        text: 'Show ads, which may be chosen by what you visit. Under US privacy laws, this is sale or sharing of personal information.',
      },
    },
  },
]

/** The wording that forms show now. */
export const consentWording: ConsentWording = wordings.at(-1) ?? wordings[0]

export const consentWordingOf = (version: number): ConsentWording | null =>
  wordings.find((wording) => wording.version === version) ?? null

/** The words in which a wording asks about a group, as one text. */
export const wordsAbout = ({ title, text, groups }: ConsentWording, group: ConsentGroup): string =>
  `${title} ${text} ${groups[group].title}: ${groups[group].text}`
