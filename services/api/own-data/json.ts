import type { List } from './list.ts'

/** Facts and lists as one JSON object, an entry of a list on a line. */
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
