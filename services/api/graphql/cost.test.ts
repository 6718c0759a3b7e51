import { readFileSync } from 'node:fs'
import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  OperationTypeNode,
  parse,
  getOperationAST,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputType,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql'
import { test } from 'tap'
import { MAX_ITEMS } from '../../../web/relay/lists/refetch.ts'
import { costOf, MAX_COST } from './frame/limits.ts'
import { makeSchema } from './schema.ts'

const schema = makeSchema()
const operations: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../web/persisted-queries.json', import.meta.url), 'utf8'),
)

const typeOf = (node: TypeNode) => typeFromAST(schema, node as never) as unknown as GraphQLInputType

/** A value for a variable that must have one. */
function someOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (inner.name === 'Int') return MAX_ITEMS
  if (inner.name === 'Boolean') return true
  return inner.name === 'DateTime' ? '2026-11-29T10:00:00Z' : '1'
}

/** Variables with which an operation costs most: each list has its own page size, or the largest that is refetched. */
function largest(definitions: readonly VariableDefinitionNode[]): Record<string, unknown> {
  const values = definitions.flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeOf(node)
    const { value: name } = variable.name
    if (String(getNullableType(type)) === 'Int' && name !== 'page') {
      const own: unknown = defaultValue && valueFromASTUntyped(defaultValue)
      return [[name, Math.max(MAX_ITEMS, Number(own ?? 0))]]
    }
    if (String(getNullableType(type)) === 'Boolean') return [[name, true]]
    return isNonNullType(type) && !defaultValue ? [[name, someOf(type)]] : []
  })
  return Object.fromEntries(values)
}

test('no fetch of a page, a further part of a list, or a live update costs more than is allowed, whatever was unfolded', (t) => {
  const costs = Object.values(operations).flatMap((text) => {
    const query = parse(text)
    const operation = getOperationAST(query)
    if (!operation || operation.operation === OperationTypeNode.MUTATION) return []
    const cost = costOf(schema, query, largest(operation.variableDefinitions ?? []))
    return [{ name: operation.name?.value ?? '', cost }]
  })
  t.ok(costs.length > 100)
  t.same(
    costs.filter(({ cost }) => cost > MAX_COST),
    [],
  )
  const dear = costs.toSorted((a, b) => b.cost - a.cost).slice(0, 3)
  t.ok(
    dear.some(({ name }) => name === 'ThreadScreenQuery'),
    JSON.stringify(dear),
  )
  t.end()
})
