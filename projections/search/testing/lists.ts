import { readFileSync } from 'node:fs'

/** A title, and texts beside it: searches that find it, or the title that none of its words may find. */
interface Line {
  title: string
  texts: string[]
}

/** Lines `title => one | other` of a list in `writing/`; a word such as `Hindi:` before the title names its script. */
export const linesOf = (name: 'apart' | 'medical' | 'scripts'): Line[] =>
  readFileSync(new URL(`writing/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', texts = ''] = line.split(' => ')
      return { title: title.replace(/^(?:\p{Lu}\p{Ll}+): /u, ''), texts: texts.split(' | ') }
    })
