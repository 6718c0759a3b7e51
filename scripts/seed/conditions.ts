import {
  disorderOfCode,
  disorderOfName,
  disorders,
  type DisorderCommand,
} from '../../services/commands/disorders.ts'
import { noFacts, type DisorderFacts } from '../../services/rules/disorders/facts.ts'
import type { DemoSite } from './sites.ts'
import { DAY, MINUTE, siteIdOf, type Lane, type Step } from './steps.ts'

// A few conditions, so that the demo shows the directory without Orphanet's data.

interface DemoCondition extends Partial<DisorderFacts> {
  name: string
  summary: string
  /** Sites that are about it. */
  of?: readonly DemoSite[]
}

const worldwide = (range: string, measure = 'Point prevalence') => [
  { class: range, geographic: 'Worldwide', measure },
]

export const demoConditions: readonly DemoCondition[] = [
  {
    name: 'Type 1 diabetes',
    summary:
      'The immune system destroys the cells of the pancreas that make insulin. Sugar stays in the blood until insulin is given from outside, several times a day or by a pump.',
    synonyms: ['T1D', 'Insulin-dependent diabetes'],
    onsetAges: ['Childhood', 'Adolescent', 'Adult'],
    inheritanceTypes: ['Multigenic/multifactorial'],
    of: ['diabetes', 'autoimmune'],
  },
  {
    name: 'Type 2 diabetes',
    summary:
      'The body responds less to insulin and later makes less of it. Food, movement, tablets and sometimes insulin keep the blood sugar in range.',
    synonyms: ['T2D', 'Adult-onset diabetes'],
    onsetAges: ['Adult', 'Elderly'],
    inheritanceTypes: ['Multigenic/multifactorial'],
    of: ['diabetes'],
  },
  {
    name: 'Migraine',
    summary:
      'Attacks of strong headache, often on one side, with nausea and sensitivity to light and sound. Some people see zigzag lines or lose words shortly before; this is called aura.',
    synonyms: ['Migraine headache'],
    onsetAges: ['Childhood', 'Adolescent', 'Adult'],
    of: ['migraine'],
  },
  {
    name: 'Multiple sclerosis',
    summary:
      'The immune system damages the sheath around nerves in the brain and spinal cord. It often comes in relapses: numbness, blurred sight, weakness or fatigue that improve in part or in full.',
    synonyms: ['MS', 'Disseminated sclerosis'],
    onsetAges: ['Adult'],
    of: ['ms', 'autoimmune'],
  },
  {
    name: 'Rheumatoid arthritis',
    summary:
      'A lasting inflammation of the joints, usually on both sides of the body, with stiffness in the morning. Early treatment protects the joints.',
    synonyms: ['RA'],
    onsetAges: ['Adult', 'Elderly'],
    of: ['ra', 'autoimmune'],
  },
  {
    name: 'Cystic fibrosis',
    orphaCode: '586',
    summary:
      'The body makes mucus that is too thick, above all in the lungs and the pancreas. Infections of the lungs and trouble digesting fat are common; newer medicines correct the cause in many people.',
    synonyms: ['CF', 'Mucoviscidosis'],
    onsetAges: ['Neonatal', 'Infancy'],
    inheritanceTypes: ['Autosomal recessive'],
    prevalences: [{ class: '1-5 / 10 000', geographic: 'Europe', measure: 'Prevalence at birth' }],
    of: ['rare'],
  },
  {
    name: 'Marfan syndrome',
    orphaCode: '558',
    summary:
      'A change of connective tissue. People are often tall with long fingers; the lens of the eye can move, and the main artery can widen, so that heart and eyes are checked regularly.',
    synonyms: ['MFS'],
    onsetAges: ['All ages'],
    inheritanceTypes: ['Autosomal dominant'],
    prevalences: worldwide('1-5 / 10 000'),
    of: ['rare'],
  },
  {
    name: 'Primary ciliary dyskinesia',
    orphaCode: '244',
    summary:
      'The fine hairs that clean the airways do not beat as they should. A wet cough from birth, and infections of ears, sinuses and lungs follow; in half of the people the organs are on the other side.',
    synonyms: ['PCD'],
    onsetAges: ['Neonatal', 'Infancy'],
    inheritanceTypes: ['Autosomal recessive', 'X-linked recessive'],
    prevalences: worldwide('1-9 / 100 000'),
    of: ['rare'],
  },
  {
    name: 'Huntington disease',
    orphaCode: '399',
    summary:
      'Nerve cells in the brain are lost slowly. Movements without intention, changes of mood and trouble planning begin mostly in the middle of life.',
    synonyms: ['Huntington chorea'],
    onsetAges: ['Adult'],
    inheritanceTypes: ['Autosomal dominant'],
    prevalences: worldwide('1-9 / 100 000'),
  },
]

const idOf = ({ name, orphaCode }: DemoCondition) =>
  orphaCode ? disorderOfCode(orphaCode) : disorderOfName(name)

function commandsOf(condition: DemoCondition): (readonly [name: string, command: DisorderCommand])[] {
  const { of = [], ...facts } = condition
  const disorder = idOf(condition)
  return [
    [
      'define',
      { name: 'defineDisorder', disorder, facts: { ...noFacts, ...facts }, source: null, release: null },
    ],
    ...of.flatMap((prefix) => {
      const site = siteIdOf(prefix)
      return [
        [`choose for ${prefix}`, { name: 'addSiteCondition', disorder, site }] as const,
        [`feature on ${prefix}`, { name: 'featureDisorder', disorder, site }] as const,
      ]
    }),
  ]
}

/** Adds the conditions of the demo, and chooses and features them on their sites. */
export const conditionLanes = (): Lane[] =>
  demoConditions.map((condition) =>
    commandsOf(condition).map(([name, command], index): Step => ({
      at: -60 * DAY + index * MINUTE,
      name: `${name}: ${condition.name}`,
      actor: 'system',
      site: null,
      run: ({ dispatch }, intent) => dispatch(disorders, command, intent),
    })),
  )
