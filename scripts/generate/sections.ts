import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { selectionOf, type SectionOptions } from '../../services/api/graphql/sections/sdl.ts'
import { typenameOf } from '../../services/rules/sections/typename.ts'
import { headerOf } from './header.ts'

// Each folder in web/sections is a section type: its stored options (stored.ts), its component with a fragment
// (<Type>.tsx) and its form (form.ts). This module joins the types of all folders.

const source = headerOf('web/sections/*/')
const lines = (types: readonly string[], lineOf: (type: string) => string) => types.map(lineOf).join('\n')
const indented = (text: string, indent: string) => text.replaceAll(/^/gm, indent)

/** Reads the options of each section type in a source tree, by name. */
export async function readSectionTypes(root: string): Promise<SectionOptions> {
  const files = globSync('web/sections/*/stored.ts', { cwd: root }).toSorted()
  const types = files.map(async (file) => {
    const { Options }: { Options: z.ZodObject } = await import(pathToFileURL(join(root, file)).href)
    return [dirname(file).slice('web/sections/'.length), Options] as const
  })
  return Object.fromEntries(await Promise.all(types))
}

const rules = (types: readonly string[]) => `// ${source}
import { z } from 'zod'
${lines(types, (type) => `import { Options as ${type} } from '../../../../web/sections/${type}/stored.ts'`)}
import { sectionOf } from '../section-fields.ts'

export const drawnOptions = {
${lines(types, (type) => `  ${type},`)}
} as const

/** Schema of a stored section (spec §3 Content section). */
export const ContentSection = z.discriminatedUnion('type', [
${lines(types, (type) => `  sectionOf('${type}', ${type}),`)}
])
export type ContentSection = z.output<typeof ContentSection>
`

const drawn = (types: readonly string[]) => `// ${source}
import { graphql } from 'react-relay'
import { drawing } from './drawing.tsx'

/** Data of a section of any type. */
export const section = graphql\`
  fragment sectionTypes_section on ContentSection {
    typename: __typename
    type
    sectionBackgroundColor
${lines(types, (type) => `    ...${type}_section @alias(as: "${type}")`)}
  }
\`

export const drawings = {
${lines(types, (type) => `  ${type}: drawing('${type}', () => import('./${type}/${type}.tsx')),`)}
} as const
`

const stored = (options: SectionOptions) => `// ${source}
import { graphql } from 'react-relay'

/** Stored options of a section, under the name of its type. */
export const stored = graphql\`
  fragment sectionStored_section on ContentSection @inline {
    type
    isAuthwalled
    sectionBackgroundColor
    ... on IncompleteSection {
      typed
    }
${Object.entries(options)
  .map(
    ([type, of]) => `    ... on ${typenameOf(type)} {
      ${type}: options {
${indented(selectionOf(of), '        ')}
      }
    }`,
  )
  .join('\n')}
  }
\`
`

const forms = (types: readonly string[]) => `// ${source}
import type { ContentSection } from '../../services/rules/sections/sections.ts'
${lines(types, (type) => `import { form as ${type} } from './${type}/form.ts'`)}

export const forms = {
${lines(types, (type) => `  ${type},`)}
} as const

/** Converts a section's options to the API's input. */
export function optionsInput(section: ContentSection) {
  switch (section.type) {
${lines(types, (type) => `    case '${type}':\n      return { ${type}: section.options }`)}
  }
}
`

/** Generates the files that join the section types of a source tree: text by path. */
export const sectionFiles = (options: SectionOptions): Map<string, string> => {
  const types = Object.keys(options)
  return new Map([
    ['services/rules/sections/__generated__/section-types.ts', rules(types)],
    ['web/sections/section-types.ts', drawn(types)],
    ['web/sections/section-forms.ts', forms(types)],
    ['web/sections/section-stored.ts', stored(options)],
  ])
}
