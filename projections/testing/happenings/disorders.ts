import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf } from '../../../events/kinds.ts'
import type { Happenings, Make, Moment } from '../happening.ts'
import { idOf, site } from '../world.ts'

const disorderOf = ({ who }: Moment) => idOf('disorder', who)

/** Facts about a disorder after its change number `n`. */
function facts(moment: Moment) {
  const { who, n } = moment
  return {
    disorder: disorderOf(moment),
    orphaCode: who ? String(100 + who) : null,
    name: `Fever ${who} of kind ${n % 3}\0`,
    slug: `fever-${who}-${n % 3}`,
    isGroup: who === 1,
    summary: n % 2 ? `A fever.\ud800` : null,
    synonyms: [`F${who}`, `Heat ${n}`].slice(n % 3),
    onsetAges: ['Adult'],
    inheritanceTypes: [],
    prevalences: [{ class: '<1 / 1 000 000', geographic: 'Europe', measure: 'Point prevalence' }],
    parents: ['101', '999'].slice(n % 2),
    allowIndexing: n % 4 ? null : false,
    source: null,
    release: null,
  }
}

const question = ({ n }: Moment) => ({
  slug: `symptoms-${n % 2}`,
  question: `Which signs ${n}?`,
  answer: 'Heat.\0',
  url: 'https://example.org/',
})

const ifDefined =
  (make: (moment: Moment) => CatalogueEvent): Make =>
  (world, moment) =>
    world.disorders.has(disorderOf(moment)) ? make(moment) : null

const ofSite =
  (type: 'DisorderFeatured' | 'DisorderUnfeatured' | 'SiteConditionAdded' | 'SiteConditionRemoved') =>
  (_: unknown, moment: Moment): CatalogueEvent => ({ type, data: { disorder: disorderOf(moment), site } })

export const disorders: Happenings = {
  steps: {
    defineDisorder(world, moment) {
      world.disorders.add(disorderOf(moment))
      return { type: 'DisorderDefined', data: facts(moment) }
    },
    correctDisorder: ifDefined((moment) => ({ type: 'DisorderCorrected', data: facts(moment) })),
    retireDisorder: ifDefined((moment) => ({
      type: 'DisorderRetired',
      data: {
        disorder: disorderOf(moment),
        successor: moment.n % 2 ? idOf('disorder', (moment.who + 1) % 4) : null,
        source: null,
        release: null,
      },
    })),
    featureDisorder: ofSite('DisorderFeatured'),
    unfeatureDisorder: ofSite('DisorderUnfeatured'),
    addSiteCondition: ofSite('SiteConditionAdded'),
    removeSiteCondition: ofSite('SiteConditionRemoved'),
    answerDisorder: (_, moment) => ({
      type: 'DisorderQuestionsAnswered',
      data: {
        disorder: disorderOf(moment),
        source: moment.n % 3 ? 'medquad' : 'own',
        questions: moment.n % 5 ? [question(moment)] : [],
      },
    }),
  },
  stream: ({ data }) => ('disorder' in data && !('member' in data) ? streamOf(data.disorder) : null),
}
