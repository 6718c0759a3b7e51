import type { Plugin } from 'vite'

const literal = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g

/**
 * Replaces each `graphql` literal of a module by an import of the artifact that `npm run generate` made for it. The
 * lines of the module keep their numbers.
 */
export function importArtifacts(code: string): string {
  const names: string[] = []
  const replaced = code.replaceAll(literal, (text, name: string) => {
    names.push(name)
    return `${name}_graphql${text.replaceAll(/[^\n]/g, '')}`
  })
  const imports = names.map((name) => `import ${name}_graphql from './__generated__/${name}.graphql';`)
  return imports.join('') + replaced
}

export const relay: Plugin = {
  name: 'relay',
  enforce: 'pre',
  transform: { filter: { id: /\/web\/.*\.tsx?$/, code: 'graphql`' }, handler: importArtifacts },
}
