import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { root } from '../network.ts'
import { sources } from './sources.ts'

const imported = /^(?:import|export)(?! type)\b[^']*'(\.[^']+\.tsx?)'/gm
const web = globSync('web/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['web/dist/**', '**/testing/**', '**/*.test.ts'],
})

t.test('each module that the web is built of counts as one of its sources', async (t) => {
  const counted = new Set(globSync(sources, { cwd: root }))
  const found = new Set(['vite.config.ts', ...web])
  for (const path of found) {
    t.ok(counted.has(path), path)
    for (const [, module] of readFileSync(join(root, path), 'utf8').matchAll(imported)) {
      const other = join(dirname(path), module!)
      if (existsSync(join(root, other))) found.add(other)
    }
  }
  t.ok(found.has('events/kinds.ts'))
})
