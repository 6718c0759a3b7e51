import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { catalogue } from '../../events/catalogue.ts'
import { deciders } from './deciders.ts'

const here = import.meta.dirname
const files = globSync('{*,!(frame|testing)/*}.ts', { cwd: here }).filter(
  (file) => !file.endsWith('.test.ts'),
)

const isDecider = (value: unknown) => typeof value === 'object' && value !== null && 'decide' in value

test('the generated list of deciders contains every decider', async (t) => {
  const found = await Promise.all(
    files.map(async (file) => Object.entries((await import(join(here, file))) as object)),
  )
  const names = found.flat().flatMap(([name, value]) => (isDecider(value) ? [name] : []))
  t.same(Object.keys(deciders).toSorted(), names.toSorted())
})

test('the code of each decider emits exactly the event types that it declares', async (t) => {
  // Finds names of event types in the code of deciders, except in comparisons, types and the declaration `emits`.
  const emitted = files.flatMap((file) => {
    const code = readFileSync(join(here, file), 'utf8')
      .replaceAll(/^ {2}emits: \{.*?^ {2}\},$/gms, '')
      .replaceAll(/(?:case|===|!==|type:(?= '\w+' \})) '\w+'/g, '')
    return [...code.matchAll(/'([A-Z]\w+)'/g)].map(([, name]) => name!).filter((name) => name in catalogue)
  })
  const told = Object.values(deciders).flatMap(({ emits }) => Object.values(emits).flat())
  t.same([...new Set(told)].toSorted(), [...new Set(emitted)].toSorted())
})

test('each event type in the catalogue is emitted by a command', async (t) => {
  const told = Object.values(deciders).flatMap(({ emits }) => Object.values(emits).flat())
  t.same(
    Object.keys(catalogue).filter((name) => !told.some((event) => event === name)),
    [],
  )
})
