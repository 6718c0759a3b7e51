/** Parts of a community's settings, in groups, each with its heading and a sentence about it. */
export const siteParts = [
  {
    heading: 'What people see',
    parts: [
      ['look', 'Name and look', 'Name, sentence, color, logo and web address.'],
      ['home', 'Home page', 'Pictures and texts between the welcome and the newest threads.'],
      ['menu', 'Menu', 'The links behind the Menu button.'],
      ['categories', 'Categories', 'Topics by which threads and articles are sorted.'],
      ['banners', 'Banners', 'Crisis help and other lines above every page.'],
    ],
  },
  {
    heading: 'Members',
    parts: [
      ['features', 'Features', 'Forums, comments, messages: what the community can do.'],
      ['wording', 'Sign-up terms', 'The sentence to which new members agree, and the language.'],
      ['walls', 'Sign-up and log-in', 'Google and Facebook, captcha, second factor, sections for members.'],
    ],
  },
  {
    heading: 'Around it',
    parts: [
      ['sharing', 'Search and sharing', 'What search engines and shared links show.'],
      ['family', 'Related communities', 'The community above this one, and those below.'],
      ['redirects', 'Old addresses', 'Where links to pages of an earlier site lead.'],
      ['consent', 'Legal pages, consent and ads', 'Privacy notice, terms, and services of other companies.'],
      ['changes', 'History', 'Who changed what, and when.'],
    ],
  },
] as const

export type SitePart = (typeof siteParts)[number]['parts'][number][0]

const headings: ReadonlyMap<string, string> = new Map(
  siteParts.flatMap(({ parts }) => parts.map(([name, heading]) => [name, heading] as const)),
)

export const isSitePart = (name: string): name is SitePart => headings.has(name)

export const headingOf = (part: SitePart): string => headings.get(part) ?? part
