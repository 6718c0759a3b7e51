import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { MAX_OWN_BYTES, weigh, weightLine } from './weigh.ts'

function built(t: Test, sizes: Record<string, number>) {
  const folder = testFolder(t)
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  const files = Object.keys(sizes)
  for (const file of files) writeFileSync(join(folder, `${file}.br`), Buffer.alloc(sizes[file]!))
  const chunks = Object.fromEntries(files.map((file) => [file, { file }]))
  const manifest = {
    ...chunks,
    'style.css': { file: 'assets/style.css' },
    'web/frameworks/react.ts': { file: 'assets/frameworks-1.js' },
    'web/frameworks/relay.ts': { file: 'assets/frameworks-1.js' },
    'web/entry-client.tsx': { file: 'assets/entry.js', imports: ['assets/frameworks-1.js'] },
    'web/forums/ThreadScreen.tsx': { file: 'assets/thread.js', imports: ['assets/frameworks-1.js'] },
    'web/other/OtherScreen.tsx': { file: 'assets/other.js' },
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return weigh(folder, 'forums/ThreadScreen')
}

t.test("a file that several modules of a page load counts once in the page's size", async (t) => {
  const weight = built(t, {
    'assets/entry.js': 10_000,
    'assets/frameworks-1.js': 140_000,
    'assets/thread.js': 20_000,
    'assets/other.js': 90_000,
  })
  t.same(weight, { frameworks: 140_000, page: 170_000 })
  t.match(weightLine('a page', weight), /170\.0 kB compressed; .* router 140\.0 kB, the rest 30\.0 kB/)
})

t.test('a build fails if a page has too much code or if files of the page are missing', async (t) => {
  t.throws(() => weightLine('a page', { frameworks: 1, page: MAX_OWN_BYTES + 2 }), { message: /import\(\)/ })
  t.throws(() => weightLine('a page', { frameworks: 0, page: 1 }), { message: /vite\.config/ })
})
