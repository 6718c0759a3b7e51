import { basename } from 'node:path'
import { buildSchema, Kind, parse } from 'graphql'
import { creates } from '../../services/api/graphql/frame/directives.ts'

const NOTHING = '"metadata": {},'
const CREATES = '"metadata": {\n      "creates": true\n    },'

/** Names of the operations with a mutation that creates something; `operations` are texts by id. */
function creatingOperations(sdl: string, operations: Readonly<Record<string, string>>): Set<string> {
  const mutations = buildSchema(sdl).getMutationType()!.getFields()
  const definitions = Object.values(operations).flatMap((text) => parse(text).definitions)
  return new Set(
    definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'mutation') return []
      const isCreating = definition.selectionSet.selections.some(
        (field) => field.kind === Kind.FIELD && creates(mutations[field.name.value]),
      )
      return isCreating ? [definition.name!.value] : []
    }),
  )
}

/**
 * Adds `creates` to the metadata of artifacts whose mutation creates something, so that the web reads it where it sends
 * the operation. Relay's compiler leaves the directives of the schema out. Throws if an artifact has other metadata.
 */
export function markCreating(
  files: ReadonlyMap<string, string>,
  sdl: string,
  operations: Readonly<Record<string, string>>,
): Map<string, string> {
  const creating = creatingOperations(sdl, operations)
  return new Map(
    [...files].map(([path, text]) => {
      if (!creating.has(basename(path, '.graphql.ts'))) return [path, text]
      if (text.split(NOTHING).length !== 2) throw new Error(`${path} has metadata of another form`)
      return [path, text.replace(NOTHING, CREATES)]
    }),
  )
}
