import { globSync, readFileSync } from 'node:fs'
import { itemKinds, kinds } from '../../../../events/kinds.ts'

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

/** Texts of all `schema.graphql` files, beginning with the shared one. */
export function readSdl(): string {
  const folder = `${import.meta.dirname}/..`
  const ofCapabilities = globSync('*/schema.graphql', { cwd: folder, exclude: ['__generated__/**'] })
  const files = ['schema.graphql', ...ofCapabilities.toSorted()]
  return [assocTypes(), ...files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))].join('\n')
}
