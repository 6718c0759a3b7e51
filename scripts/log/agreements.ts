import { styleText } from 'node:util'
import { Command } from 'commander'
import { agreementsOf, type Agreement } from '../../services/api/consent/agreements.ts'
import { memberNamed } from '../../services/commands/names/addresses.ts'
import { withWorkshop } from '../command/workshop.ts'
import { openNetwork } from '../network.ts'

function told({ at, site, about, agreed, words, version, language, form, ...rest }: Agreement): string {
  const answer = agreed === null ? '(erased)' : agreed ? 'agreed' : 'refused'
  const notes = [
    rest.providers.length > 0 && `services: ${rest.providers.join(', ')}`,
    rest.joined && 'answered before the log-in',
    rest.signal && 'with Global Privacy Control',
  ].filter((note) => note !== false)
  return [
    `${styleText('dim', at)} ${styleText('bold', answer)}  ${about}  ${site}`,
    `    form: ${form}, wording ${version} (${language})`,
    `    ${words ?? '(these words are not known any more)'}`,
    ...notes.map((note) => `    ${note}`),
  ].join('\n')
}

async function run(who: string, { json = false }: { json?: boolean }) {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  try {
    await withWorkshop(network.settings, async (workshop) => {
      const member = await memberNamed(workshop, who)
      if (!member) throw new Error(`No member has the id, verified email address or username ${who}.`)
      let count = 0
      for await (const agreement of agreementsOf(workshop.log, member)) {
        console.log(json ? JSON.stringify(agreement) : told(agreement))
        count++
      }
      if (count === 0) console.error('This member has not agreed to anything, nor refused.')
    })
  } finally {
    await network.close()
  }
}

export const agreementsCommand = new Command('agreements')
  .description('Show what a member agreed to or refused: in which words, when, and in which form.')
  .argument('<member>', "the member's id, verified email address or username")
  .option('--json', 'print a line of JSON for each')
  .action(run)
