import { createContext, createElement, use, type ReactNode } from 'react'
import {
  createOperationDescriptor,
  getFragment,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime'

// In the server's build, this module takes the place of react-relay. A page is rendered once, and nothing changes
// meanwhile, so components read their fragments from the responses themselves, without a store.

export { commitMutation, graphql } from 'relay-runtime'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const fieldOf = (value: unknown, name: string): unknown => (isData(value) ? value[name] : undefined)

/** Responses of each request, by the operation's identifier: promises, and data once they are settled. */
const answers = new WeakMap<Environment, { asked: Map<string, Promise<Data>>; data: Map<string, Data> }>()

function answersOf(environment: Environment) {
  const known = answers.get(environment) ?? { asked: new Map(), data: new Map() }
  answers.set(environment, known)
  return known
}

async function ask(environment: Environment, { request }: OperationDescriptor): Promise<Data> {
  const { node, variables, identifier } = request
  const response = await environment.getNetwork().execute(node.params, variables, {}).toPromise()
  const found = fieldOf(response, 'data')
  const data = isData(found) ? found : {}
  answersOf(environment).data.set(identifier, data)
  return data
}

/** Runs a query; each operation at most once per request. */
export function fetchQuery(environment: Environment, query: GraphQLTaggedNode, variables: Variables) {
  const operation = createOperationDescriptor(getRequest(query), variables)
  const { asked } = answersOf(environment)
  const { identifier } = operation.request
  const answer = asked.get(identifier) ?? ask(environment, operation)
  asked.set(identifier, answer)
  return { toPromise: () => answer }
}

const Context = createContext<Environment | null>(null)

export const RelayEnvironmentProvider = (props: { environment: Environment; children: ReactNode }) =>
  createElement(Context, { value: props.environment }, props.children)

export function useRelayEnvironment(): Environment {
  const environment = use(Context)
  if (!environment) throw new Error('useRelayEnvironment is for components inside RelayEnvironmentProvider')
  return environment
}

/** Returns the response of a query that a loader has run. */
export function useLazyLoadQuery(query: GraphQLTaggedNode, variables: Variables): Data {
  const { identifier } = createOperationDescriptor(getRequest(query), variables).request
  const data = answersOf(useRelayEnvironment()).data.get(identifier)
  if (!data) throw new Error(`No loader has run ${getRequest(query).params.name}`)
  return data
}

type Reference = Data | readonly Data[] | null | undefined

const isList = (reference: NonNullable<Reference>): reference is readonly Data[] => Array.isArray(reference)

/** Types by the names under which a fragment reads spreads on them (`@alias`), which Relay's types leave out. */
const aliased = new WeakMap<object, ReadonlyMap<string, unknown>>()

function aliasesOf(fragment: GraphQLTaggedNode): ReadonlyMap<string, unknown> {
  const node = getFragment(fragment)
  const known = aliased.get(node)
  if (known) return known
  const spreads = node.selections.filter(
    (one: object) => fieldOf(one, 'kind') === 'AliasedInlineFragmentSpread',
  )
  const found = new Map(
    spreads.map((one) => [String(fieldOf(one, 'name')), fieldOf(fieldOf(one, 'fragment'), 'type')]),
  )
  aliased.set(node, found)
  return found
}

/** Returns the part of the response to which a reference leads, which contains the fragment's fields and others. */
export function useFragment(fragment: GraphQLTaggedNode, reference: Reference): Reference {
  const aliases = aliasesOf(fragment)
  if (aliases.size === 0 || !reference) return reference
  const read = (data: Data) => ({
    ...data,
    ...Object.fromEntries([...aliases].map(([name, type]) => [name, data.__typename === type ? data : null])),
  })
  return isList(reference) ? reference.map(read) : read(reference)
}

export const readInlineData = (_fragment: GraphQLTaggedNode, reference: Reference): Reference => reference

/** Reads a fragment with a connection; more items are loaded in the browser only. */
export function usePaginationFragment(fragment: GraphQLTaggedNode, reference: Data | null) {
  const data = useFragment(fragment, reference)
  const [connection] = getFragment(fragment).metadata?.connection ?? []
  const list = connection?.path?.reduce<unknown>((value, key) => fieldOf(value, key), data)
  const page = fieldOf(list, 'pageInfo')
  return {
    data,
    hasNext: fieldOf(page, 'hasNextPage') === true && typeof fieldOf(page, 'endCursor') === 'string',
    hasPrevious:
      fieldOf(page, 'hasPreviousPage') === true && typeof fieldOf(page, 'startCursor') === 'string',
    isLoadingNext: false,
    isLoadingPrevious: false,
  }
}
