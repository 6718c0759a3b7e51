import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { indexFiles } from '../generate/indexes.ts'
import { writeFiles } from '../generate/write.ts'
import { root } from '../network.ts'
import { checkName } from '../projection/new.ts'
import { newCapabilityFiles } from './template.ts'

/** Files of a new capability. Throws if its name is not valid, or taken. */
export function newFiles(name: string): ReturnType<typeof newCapabilityFiles> {
  checkName(name)
  const files = newCapabilityFiles(name)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken) throw new Error(`${taken} already exists. Choose another name.`)
  return files
}

function run(name: string) {
  const files = newFiles(name)
  writeFiles(root, new Map(Object.entries(files)))
  for (const file of Object.keys(files)) console.log(file)
  writeFiles(root, indexFiles(root))
  execFileSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' })
  console.log(
    `\nTest it with npm test -- ${name}. Then choose its events before anything is written by them: their golden files ` +
      'are in events/golden/.',
  )
}

/** Implements `npm run capability -- new <name>`. */
export const newCommand = new Command('new')
  .description(
    'Write an empty capability that passes every check: a switch of a member, from its events to the GraphQL API. ' +
      'Exits with 1 where the name is taken or not valid.',
  )
  .argument('<name>', 'lowercase words with dashes, such as daily-walks')
  .action(run)
