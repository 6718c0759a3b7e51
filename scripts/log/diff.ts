import { styleText } from 'node:util'
import { Command } from 'commander'
import type { RecordedEvent } from '../../events/event.ts'
import type { StreamName } from '../../events/kinds.ts'
import { eventsUntil, type When } from '../../services/api/graphql/moderation/moments.ts'
import { diff, type Run } from '../../services/rules/writing/diff.ts'
import { happened, momentArgument, stateOf, textOf, type State } from './moments.ts'
import { streamToRead } from './show.ts'
import { withReadLog } from './workplace.ts'

interface Options {
  from: When
  to?: When
  personal?: boolean
  json?: boolean
}

interface Changed {
  field: string
  words: Run[]
}

export const changesBetween = (before: State, after: State): Changed[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, words: diff(textOf(before[field]), textOf(after[field])) }))
    .filter(({ words }) => words.some(({ kind }) => kind !== 'same'))

const shown = ({ kind, text }: Run) => {
  if (kind === 'same') return text
  return kind === 'removed' ? styleText('red', `[-${text}-]`) : styleText('green', `{+${text}+}`)
}

async function run(stream: StreamName, { from, to, personal = false, json = false }: Options) {
  await withReadLog({ personal }, async (log) => {
    const after = await eventsUntil(log, stream, to)
    const before = await eventsUntil(log, stream, from)
    if (after.length === 0) throw new Error(`${stream} has no events${to ? ' up to that moment' : ''}.`)
    if (before.length > after.length) throw new Error('--from is later than --to. Swap them.')
    const between: RecordedEvent[] = after.slice(before.length)
    const changes = changesBetween(stateOf(stream, before), stateOf(stream, after))
    if (json) {
      const events = between.map(({ id, type, revision, metadata }) => ({ id, type, revision, ...metadata }))
      return console.log(JSON.stringify({ stream, events, changes }))
    }
    console.log(styleText('bold', stream))
    for (const event of between) console.log(styleText('dim', happened(event)))
    for (const { field, words } of changes) {
      console.log(`${styleText('cyan', field)}: ${words.map(shown).join('')}`)
    }
    if (changes.length === 0) {
      console.log(
        personal ? 'No differences.' : 'No differences, except possibly in personal fields (--personal).',
      )
    }
  })
}

export const diffCommand = new Command('diff')
  .description('Show the changes in a stream between two moments, word by word, with who made them and why.')
  .addArgument(streamToRead())
  .requiredOption('--from <moment>', 'a revision, or a time such as 2026-11-21T10:00Z', momentArgument)
  .option('--to <moment>', 'a revision or a time; default: now', momentArgument)
  .option('--personal', 'also compare personal fields, decrypted')
  .option('--json', 'print a line of JSON')
  .action(run)
