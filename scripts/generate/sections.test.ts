import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSchema } from 'graphql'
import t, { type Test } from 'tap'
import type * as Sections from '../../services/rules/sections/sections.ts'
import { root } from '../network.ts'
import { testFolder } from '../testing/services.ts'
import { generatedFiles, presentFiles } from './files.ts'
import { writeFiles } from './write.ts'

const stored = `import { z } from 'zod'
import { Picture, text } from '../../../services/rules/sections/section-fields.ts'
export const Options = z.object({ title: text(80), image: Picture.exactOptional() })
`
const drawn = `import { graphql, useFragment } from 'react-relay'
import type { SampleType_section$key } from './__generated__/SampleType_section.graphql.ts'
export function Component({ section }: { section: SampleType_section$key }) {
  return useFragment(graphql\`fragment SampleType_section on SampleTypeSection { sample: options { title } }\`, section).sample.title
}
`
const form = `export const form = { label: 'Sample', fields: [{ path: 'title', kind: 'line', label: 'Title' }] }
`

function treeOf(t: Test): string {
  const tree = testFolder(t)
  const filter = (path: string) => !path.endsWith('/dist')
  for (const part of ['web', 'services/rules', 'relay.config.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

const addFolder = (tree: string, files: Readonly<Record<string, string>>) =>
  writeFiles(
    tree,
    new Map(Object.entries(files).map(([name, text]) => [`web/sections/SampleType/${name}`, text])),
  )

t.test('a new folder with a section type changes only generated files outside of that folder', async (t) => {
  const tree = treeOf(t)
  const before = presentFiles(tree)

  addFolder(tree, { 'stored.ts': stored, 'SampleType.tsx': drawn, 'form.ts': form })
  const after = await generatedFiles(tree)
  writeFiles(tree, after)

  t.same(readdirSync(join(tree, 'web/sections/SampleType')).toSorted(), [
    'SampleType.tsx',
    '__generated__',
    'form.ts',
    'stored.ts',
  ])
  t.same(
    [...before.keys()].filter((path) => !after.has(path)),
    [],
    'nothing that was generated is gone',
  )
  const schema = buildSchema(after.get('services/api/graphql/__generated__/schema.graphql') ?? '')
  t.ok(schema.getType('SampleTypeSection'))
  t.match(after.get('web/sections/section-types.ts'), /\.\.\.SampleType_section/)
  t.match(after.get('web/sections/section-forms.ts'), /case 'SampleType'/)
  t.match(after.get('web/sections/section-stored.ts'), /SampleType: options/)
  const rules = pathToFileURL(join(tree, 'services/rules/sections/sections.ts')).href
  const { ContentSection }: typeof Sections = await import(rules)
  t.match(ContentSection.parse({ type: 'SampleType', options: { title: 'Hi' } }), {
    options: { title: 'Hi' },
  })
  t.notOk(ContentSection.safeParse({ type: 'SampleType', options: {} }).success)
})
