import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, parse, printSchema } from 'graphql'
import { resolverTypes } from '../../services/api/graphql/codegen.ts'

/** One schema out of the SDL of all capabilities, as text. Throws when they do not fit together. */
export function joinSchema(folder: string): string {
  const parts = globSync('**/schema.graphql', { cwd: folder, exclude: ['__generated__/**'] }).sort()
  const sdl = parts.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n')
  return `${printSchema(buildSchema(sdl))}\n`
}

/** The types of the schema's resolvers, as a TypeScript module; `filename` is where it will lie. */
export const typeResolvers = (schema: string, filename: string): Promise<string> =>
  codegen({
    filename,
    schema: parse(schema),
    documents: [],
    config: resolverTypes,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  })
