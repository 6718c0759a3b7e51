import { z } from 'zod'
import { keysOf } from '../../../events/entries.ts'
import type { Category } from './categories.ts'
import type { SiteFlag } from './sites.ts'

/** What a new community is for, and what it begins with: all of it can be changed later. */
interface Purpose {
  label: string
  /** Sentence that says for whom it is. */
  sentence: string
  accent: string
  features: readonly SiteFlag[]
  menu: readonly { menuId: string; title: string; url: string }[]
  categories: readonly Category[]
  /** Sections of the home page (services/rules/sections/). */
  homepage: readonly { type: string; options: { [name: string]: z.output<ReturnType<typeof z.json>> } }[]
}

const entry = (title: string, url: string) => ({ menuId: url, title, url })
const topic = (slug: string, name: string): Category => ({ slug, name, hasPost: false, indexType: 'posts' })
const topics = (...categories: readonly Category[]) =>
  categories.map(({ slug, name }) => entry(name, `/forums?category=${slug}`))

/** Cards beside each other: a heading and a sentence each. */
const cards = (...columns: readonly (readonly [heading: string, text: string])[]) => ({
  type: 'Columns',
  options: { columns: columns.map(([heading, text]) => ({ heading, html: `<p>${text}</p>` })) },
})

const talk = ['Accounts', 'Forums', 'Comments', 'Reactions', 'private_messaging'] as const
const [home, forums, articles] = [
  entry('Home', '/'),
  entry('Forums', '/forums'),
  entry('Articles', '/page/1'),
] as const

const patients = [
  topic('newly-diagnosed', 'Newly diagnosed'),
  topic('daily-life', 'Daily life'),
  topic('treatment', 'Treatment'),
]
const rare = [
  topic('finding-a-diagnosis', 'Finding a diagnosis'),
  topic('research', 'Research and trials'),
  topic('families', 'Families'),
]
const subjects = [
  topic('living-well', 'Living well'),
  topic('research-news', 'Research'),
  topic('voices', 'Voices'),
]
const circles = [
  topic('introductions', 'Introductions'),
  topic('good-days', 'Good days'),
  topic('hard-days', 'Hard days'),
]

export const sitePurposes = {
  forum: {
    label: "Patients' forum",
    sentence:
      'People with the same condition ask each other and answer. Threads, comments, private messages.',
    accent: '#1f6f78',
    features: talk,
    menu: [home, forums, ...topics(...patients), entry('Start a thread', '/create-thread')],
    categories: patients,
    homepage: [
      cards(
        ['Say hello', 'Tell us in two sentences who you are. Nobody has to use their own name.'],
        ['Ask what you would ask a friend', 'No question is too small, and none is asked too often.'],
        ['Read along', 'You can follow a thread without writing a word. Write when you are ready.'],
      ),
    ],
  },
  articles: {
    label: 'Articles',
    sentence: 'Your editors write, readers react and comment. No forum.',
    accent: '#7a4b8c',
    features: ['Accounts', 'Comments', 'Reactions'],
    menu: [home, articles, ...subjects.map(({ slug, name }) => entry(name, `/${slug}`))],
    categories: subjects,
    homepage: [
      cards(
        ['Written with patients', 'Each article says who wrote it and when somebody last checked it.'],
        ['Tell us what is missing', 'Comment under an article. The editors read every comment.'],
        ['Keep what helps', 'With an account you can bookmark an article and find it again.'],
      ),
    ],
  },
  rare: {
    label: 'Rare disease',
    sentence: 'A forum with the directory of rare conditions, for few people who live far apart.',
    accent: '#2f5d9b',
    features: [...talk, 'rare_disease'],
    menu: [home, forums, ...topics(...rare), entry('Start a thread', '/create-thread')],
    categories: rare,
    homepage: [
      cards(
        ['Find the few others', 'Name your condition in your profile, and others with it can find you.'],
        ['Share the long way', 'How long did the diagnosis take? Your way may shorten somebody else’s.'],
        ['Ask about research', 'Registries, trials, specialists: write down what you know.'],
      ),
    ],
  },
  social: {
    label: 'Social network',
    sentence: 'Members write under their own names, post how they are and follow each other.',
    accent: '#a5402d',
    features: [...talk, 'status_updates', 'social_network'],
    menu: [home, forums, ...topics(...circles), entry('Start a thread', '/create-thread')],
    categories: circles,
    homepage: [
      cards(
        ['Show who you are', 'A picture and two sentences in your profile are enough for a start.'],
        ['Post how today is', 'A status update is a line, not a report. Others answer it.'],
        ['Follow people', 'Follow those whose days look like yours, and their updates come to you.'],
      ),
    ],
  },
} as const satisfies Record<string, Purpose>

export const SitePurpose = z.enum(keysOf(sitePurposes), 'Please choose what the community is for')
export type SitePurpose = z.output<typeof SitePurpose>

export const isSitePurpose = (name: string | null | undefined): name is SitePurpose =>
  SitePurpose.safeParse(name).success
