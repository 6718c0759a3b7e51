import { globSync, readFileSync } from 'node:fs'
import { itemKinds, kinds } from '../../../../events/kinds.ts'

/** The names of the kinds of items, by the table of kinds. */
const assocTypes = (): string => `
"""
Names of the kinds of items (spec §3).
"""
enum AssocType {
${itemKinds()
  .map((kind) => `  ${kinds[kind].name}`)
  .join('\n')}
}
`

/** The SDL as it was written: every `schema.graphql` of the folder above, the shared one first. */
export function readSdl(): string {
  const folder = `${import.meta.dirname}/..`
  const ofCapabilities = globSync('*/schema.graphql', { cwd: folder, exclude: ['__generated__/**'] })
  const files = ['schema.graphql', ...ofCapabilities.toSorted()]
  return [assocTypes(), ...files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))].join('\n')
}
