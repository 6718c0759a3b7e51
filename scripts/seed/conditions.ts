import { z } from 'zod'
import {
  disorderOfCode,
  disorderOfName,
  disorders,
  type DisorderCommand,
} from '../../services/commands/disorders.ts'
import { DisorderFacts, noFacts } from '../../services/rules/disorders/facts.ts'
import { readData, Site } from './data.ts'
import { DAY, MINUTE, siteIdOf, type Lane, type Step } from './steps.ts'

// A few conditions, so that the demo shows the directory without Orphanet's data.

const Condition = DisorderFacts.partial().extend({
  name: z.string(),
  summary: z.string(),
  /** Sites that are about it. */
  of: z.array(Site).optional(),
})
type DemoCondition = z.output<typeof Condition>

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
  readData('conditions', z.array(Condition)).map((condition) =>
    commandsOf(condition).map(([name, command], index): Step => ({
      at: -60 * DAY + index * MINUTE,
      name: `${name}: ${condition.name}`,
      actor: 'system',
      site: null,
      run: ({ dispatch }, intent) => dispatch(disorders, command, intent),
    })),
  )
