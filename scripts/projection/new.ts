import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { projections } from '../../projections/index.ts'
import { indexFiles } from '../generate/indexes.ts'
import { writeFiles } from '../generate/write.ts'
import { root } from '../network.ts'
import { reload } from './reload.ts'
import { newProjectionFiles, namesOf } from './template.ts'

/** Names that are reserved words in TypeScript, or that the generated code already uses. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|projections?|protected|public|return|static|super|switch|testing|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/

export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) || name.length > 40 || reserved.test(name))
    throw new Error(`${name} is not a valid name. Use lowercase words with dashes, such as daily-greetings.`)
  const { snake, table } = namesOf(name)
  const tables = globSync('projections/*/tables.sql', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const isTaken =
    existsSync(join(root, 'projections', name)) ||
    projections.some((projection) => projection.name === snake) ||
    tables.some((sql) => new RegExp(`create table "?${table}"?[ (]`).test(sql))
  if (isTaken)
    throw new Error(`The projection ${name} or the table ${table} already exists. Choose another name.`)
}

async function run(name: string) {
  checkName(name)
  const folder = join(root, 'projections', name)
  mkdirSync(folder)
  for (const [file, content] of Object.entries(newProjectionFiles(name))) {
    writeFileSync(join(folder, file), content)
    console.log(`projections/${name}/${file}`)
  }
  writeFiles(root, indexFiles(root))
  console.log(
    `projections/index.ts lists it\n\nTest it with npm test -- projections/${name}. Then choose its events and write its handlers.`,
  )
  if (await reload())
    console.log(
      'The running network fills it and keeps it up to date. After a change: npm run projection -- reload, then ' +
        `npm run replay -- --fresh ${namesOf(name).snake}`,
    )
  else console.log('The next npm start fills it.')
}

export const newCommand = new Command('new')
  .description('Create a working projection: tables, handlers, a test and a sample query.')
  .argument('<name>', 'lowercase words with dashes')
  .action(run)
