import { execFileSync } from 'node:child_process'
import { test } from 'tap'
import { root } from '../network.ts'
import { presentFiles } from './files.ts'

const git = (args: readonly string[], input = '') =>
  execFileSync('git', args, { cwd: root, input, encoding: 'utf8' }).split('\0')

test('git marks every generated file, and no other file, as generated', async (t) => {
  const files = git(['ls-files', '-z']).filter(Boolean)
  const attributes = git(['check-attr', '--stdin', '-z', 'linguist-generated'], files.join('\0'))
  const marked = files.filter((_, index) => attributes[3 * index + 2] === 'set')
  const golden = files.filter((file) => file.startsWith('events/golden/'))
  const generated = new Set([...presentFiles(root).keys(), ...golden])
  t.same(
    marked,
    files.filter((file) => generated.has(file)),
  )
})

test('every generated module says first from which files it is generated', async (t) => {
  for (const [path, text] of presentFiles(root))
    if (path.endsWith('.json')) continue
    // Relay has a header of its own.
    else if (path.startsWith('web/') && path.includes('/__generated__/'))
      t.match(text, /^\/\*\*\n \* @generated/, path)
    else t.match(text, /^(?:\/\/|#) Generated from .+ by `npm run generate`\.\n/, path)
})
