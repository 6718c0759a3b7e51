import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, parse, printSchema } from 'graphql'
import { resolverTypes } from '../../services/api/graphql/codegen.ts'
import { readSdl } from '../../services/api/graphql/frame/sdl.ts'

/** One schema out of the SDL of all capabilities, as text. Throws when they do not fit together. */
export const joinedSchema = (): string => `${printSchema(buildSchema(readSdl()))}\n`

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
