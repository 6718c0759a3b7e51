import type { List } from './list.ts'

/** Properties and lists as a JSON object, one line per entry of a list. */
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
