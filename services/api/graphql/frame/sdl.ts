import { globSync, readFileSync } from 'node:fs'

/** The SDL as it was written: every `schema.graphql` of the folder above, the shared one first. */
export function readSdl(): string {
  const folder = `${import.meta.dirname}/..`
  const ofCapabilities = globSync('*/schema.graphql', { cwd: folder, exclude: ['__generated__/**'] })
  const files = ['schema.graphql', ...ofCapabilities.toSorted()]
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
}
