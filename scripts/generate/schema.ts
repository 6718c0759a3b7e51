import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, parse, printSchema } from 'graphql'
import { DRAWN_SECTION, resolverTypes } from '../../services/api/graphql/codegen.ts'
import { readSdl } from '../../services/api/graphql/frame/sdl.ts'
import { sectionSdl, type SectionOptions } from '../../services/api/graphql/sections/sdl.ts'
import { typenameOf } from '../../services/rules/sections/typename.ts'

/** SDL of all capabilities and section types, with the directives of its fields. */
export const wholeSdl = (sections: SectionOptions): string => `${readSdl()}\n${sectionSdl(sections)}`

/** Prints a schema as one text, without the directives of its fields. Throws if the SDL is not valid. */
export const joinedSchema = (sdl: string): string => `${printSchema(buildSchema(sdl))}\n`

/** Generates a TypeScript module with the types of the schema's resolvers; `filename` is its path. */
export const typeResolvers = (schema: string, filename: string, sections: SectionOptions): Promise<string> =>
  codegen({
    filename,
    schema: parse(schema),
    documents: [],
    config: {
      ...resolverTypes,
      mappers: {
        ...resolverTypes.mappers,
        ...Object.fromEntries(Object.keys(sections).map((type) => [typenameOf(type), DRAWN_SECTION])),
      },
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  })
