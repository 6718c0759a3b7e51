import type { List } from './list.ts'

/** JSON object of properties and lists, in which each entry of a list is one line. */
export async function* jsonOf(front: object, lists: readonly List[]): AsyncGenerator<string> {
  yield JSON.stringify(front, null, 2).replace(/\n\}$/, '')
  for (const { name, entries } of lists) {
    yield `,\n  ${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const { record } of entries()) {
      yield `${separator}    ${JSON.stringify(record)}`
      separator = ',\n'
    }
    yield '\n  ]'
  }
  yield '\n}\n'
}
