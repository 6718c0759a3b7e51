import type { SiteFlag } from '../../services/rules/sites.ts'

/** The communities of the demo network, by prefix (spec §3 Site). */
export const demoSites = {
  diabetes: {
    name: 'Diabetes Together',
    description: 'Everyday life with type 1, type 2 and gestational diabetes, among people who live it.',
    accent: '#1f6f78',
  },
  migraine: {
    name: 'Migraine Harbor',
    description: 'A quiet place for people with migraine and for those who care for them.',
    accent: '#5b4b8a',
  },
  ra: {
    name: 'RA Circle',
    description: 'Rheumatoid arthritis, talked about by people whose mornings start slowly.',
    accent: '#9a4a2f',
  },
  ms: {
    name: 'MS Companions',
    description: 'Living well with multiple sclerosis: good days, hard days, and the days between.',
    accent: '#2f6d45',
  },
} as const satisfies Record<string, { name: string; description: string; accent: string }>

export type DemoSite = keyof typeof demoSites

/** What is on everywhere; 'community' joins when the demo is whole (scripts/seed.ts). */
const common: readonly SiteFlag[] = ['Accounts', 'Forums', 'Comments', 'Reactions', 'private_messaging']

/** The feature flags of a demo site that are on. */
export const flagsOf = (_: DemoSite): readonly SiteFlag[] => common
