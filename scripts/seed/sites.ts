import type { Category } from '../../services/rules/sites/categories.ts'
import type { MenuItem } from '../../services/rules/sites/menus.ts'
import type { Redirect } from '../../services/rules/routes/redirect-list.ts'
import type { SettingName } from '../../services/rules/sites/site-settings.ts'
import type { SiteFlag } from '../../services/rules/sites/sites.ts'

interface Demo {
  name: string
  description: string
  accent: string
  /** Features that are on from the first day. The community hub opens when the demo is complete (scripts/seed.ts). */
  flags: readonly SiteFlag[]
  hasHub?: boolean
  parent?: string
  settings?: Partial<Record<SettingName, unknown>>
  menu?: readonly MenuItem[]
  redirects?: readonly Redirect[]
  categories?: readonly Category[]
}

const talk = ['Accounts', 'Forums', 'Comments', 'Reactions'] as const
const everyday = [...talk, 'private_messaging'] as const

type Entry = readonly [title: string, url: string, below?: readonly Entry[]]
const menu = (entries: readonly Entry[], above = ''): MenuItem[] =>
  entries.map(([title, url, below = []], index) => {
    const menuId = `${above}${index + 1}`
    return { menuId, title, url, items: menu(below, `${menuId}.`) }
  })

const collection = (slug: string, name: string, indexType: Category['indexType'] = 'posts'): Category => ({
  slug,
  name,
  hasPost: false,
  indexType,
})

const helplines = [
  { title: 'Call or text 988 (US)', url: 'tel:988' },
  { title: 'Find a helpline in your country', url: 'https://findahelpline.com/' },
]

/** Communities of the demo by prefix (spec §3 Site): four ordinary ones, and one of each other kind. */
export const demoSites = {
  diabetes: {
    name: 'Diabetes Together',
    description: 'Everyday life with type 1, type 2 and gestational diabetes, among people who live it.',
    accent: '#1f6f78',
    flags: [...everyday, 'status_updates'],
    hasHub: true,
    menu: menu([
      ['Home', '/'],
      ['Forums', '/forums'],
      [
        'Take part',
        '',
        [
          ['Start a thread', '/create-thread'],
          ['Your messages', '/messages'],
        ],
      ],
    ]),
    redirects: [
      { path: '/board', redirect: '/forums' },
      { path: '/recipes-and-meals', redirect: '/food' },
    ],
    categories: [
      collection('food', 'Food', 'recipes'),
      collection('moving', 'Moving'),
      collection('devices', 'Pumps and sensors'),
    ],
  },
  migraine: {
    name: 'Migraine Harbor',
    description: 'A quiet place for people with migraine and for those who care for them.',
    accent: '#5b4b8a',
    flags: everyday,
    hasHub: true,
    settings: { crisis_response_banner: { enabled: true } },
    redirects: [{ path: '/headache-board', redirect: '/forums' }],
    categories: [collection('triggers', 'Triggers')],
  },
  ra: {
    name: 'RA Circle',
    description: 'Rheumatoid arthritis, talked about by people whose mornings start slowly.',
    accent: '#9a4a2f',
    flags: everyday,
    hasHub: true,
    parent: 'autoimmune',
    categories: [collection('mornings', 'Slow mornings')],
  },
  ms: {
    name: 'MS Companions',
    description: 'Living well with multiple sclerosis: good days, hard days, and the days between.',
    accent: '#2f6d45',
    flags: everyday,
    hasHub: true,
    parent: 'autoimmune',
    settings: { crisis_response_banner: { enabled: true } },
  },
  autoimmune: {
    name: 'Autoimmune Commons',
    description:
      'One roof for people whose immune system has ideas of its own, and for the communities that live under it.',
    accent: '#7a3b69',
    flags: [...talk, 'Child Site Teasers'],
    hasHub: true,
    redirects: [
      { path: '/conditions-overview', redirect: '/living' },
      { path: '/living', redirect: '/body' },
    ],
    categories: [collection('body', 'The body'), collection('family', 'Work and family')],
  },
  rare: {
    name: 'Rarely Alone',
    description:
      'For people with a rare disease and their families: what has a name, what has none yet, and who else has it.',
    accent: '#7d6214',
    flags: [...everyday, 'rare_disease'],
    menu: menu([
      ['Home', '/'],
      ['Forums', '/forums'],
      [
        'Conditions',
        '',
        [
          ['Cystic fibrosis', '/conditions/cystic-fibrosis-586'],
          ['Marfan syndrome', '/conditions/marfan-syndrome-558'],
          ['Primary ciliary dyskinesia', '/conditions/primary-ciliary-dyskinesia-244'],
        ],
      ],
    ]),
    redirects: [{ path: '/orphan-diseases', redirect: '/diagnosis' }],
    categories: [collection('diagnosis', 'On the way to a diagnosis')],
  },
  openlives: {
    name: 'Open Lives',
    description: 'A long illness, lived in the open: by name, with a face, among people who do the same.',
    accent: '#b03a1e',
    flags: [...everyday, 'social_network', 'status_updates'],
    hasHub: true,
    settings: {
      social: [
        { platform: 'INSTAGRAM', url: 'https://www.instagram.com/' },
        { platform: 'YOUTUBE', url: 'https://www.youtube.com/' },
      ],
      content_driver_banner: {
        enabled: true,
        text: 'New here? Read how others told their friends.',
        link: { title: 'Read their threads', url: '/forums' },
      },
    },
  },
  steady: {
    name: 'Steady Ground',
    description: 'Anxiety, depression and the days in between. Nobody here needs you to be fine.',
    accent: '#3d5a80',
    flags: [...talk, 'mental_health'],
    settings: {
      crisis_response_banner: {
        text: 'If today is too much: you do not have to carry it alone. Somebody listens, day and night.',
        links: helplines,
      },
    },
    redirects: [{ path: '/crisis', redirect: 'https://findahelpline.com/' }],
    categories: [collection('nights', 'When it is dark outside')],
  },
  carers: {
    name: 'Carers’ Corner',
    description: 'For those who look after somebody: what it takes, what it gives, and who looks after you.',
    accent: '#a23b5a',
    flags: [...everyday, 'restrict_private_messaging'],
    redirects: [{ path: '/caregivers', redirect: '/forums' }],
  },
  nightowls: {
    name: 'Night Owls',
    description: 'Insomnia, told plainly at any hour. Forums, and nothing but forums.',
    accent: '#34408a',
    flags: ['Accounts', 'Forums', 'Comments'],
    redirects: [{ path: '/cant-sleep', redirect: '/forums' }],
  },
} as const satisfies Record<string, Demo>

export type DemoSite = keyof typeof demoSites

export const demoOf = (site: DemoSite): Demo => demoSites[site]
