import { test } from 'tap'
import { affectedBy, graphOf, isTest } from './graph.ts'

const project: Record<string, string> = {
  'events/forums.ts': `export const forums = 1`,
  'events/types.ts': `export type Fact = string`,
  'events/forums.test.ts': `import { forums } from './forums.ts'`,
  'events/golden.test.ts': `const folder = join(import.meta.dirname, './golden')`,
  'events/golden/ThreadCreated.json': '{}',
  'projections/projection.ts': `export const tablesBeside = (url) => new URL('tables.sql', url)`,
  'projections/threads/project.ts': `import type { Fact } from '../../events/types.ts'
    export { forums } from '../../events/forums.ts'`,
  'projections/threads/tables.sql': '',
  'projections/threads/threads.test.ts': `import './project.ts'`,
  'services/main.ts': `const project = await import('../projections/threads/project.ts')`,
  'services/schema.test.ts': `globSync('*/schema.graphql', { cwd: import.meta.dirname })`,
  'services/forums/schema.graphql': '',
  'scripts/network.ts': `spawn('node', ['services/main.ts'])`,
  'scripts/network.test.ts': `import './network.ts'`,
  'scripts/build.ts': `const sources = ['web/**/*.*', 'vite.config.ts']`,
  'scripts/testing/make-demo.ts': `import '../network.ts'`,
  'scripts/docs.test.ts': `const pages = ['README.md']`,
  'web/Page.tsx': `import './page.css'
    export const Page = () => <p>Read the docs of services/forums, or events</p>`,
  'web/page.css': '',
  'web/page.browser.test.ts': `await page.goto('/services/forums')`,
  'vite.config.ts': '',
  'README.md': '',
  'package-lock.json': '',
}
const files = new Set(Object.keys(project))
const graph = graphOf(files, (file) => project[file] ?? '')
const testsFor = (...changed: string[]) => [...affectedBy(graph, changed)].filter(isTest).toSorted()

test('a changed file affects the tests that import it directly or through other files', async (t) => {
  t.same(testsFor('projections/threads/project.ts'), [
    'projections/threads/threads.test.ts',
    'scripts/network.test.ts',
    'web/page.browser.test.ts',
  ])
  t.same(testsFor('events/forums.ts'), [
    'events/forums.test.ts',
    'projections/threads/threads.test.ts',
    'scripts/network.test.ts',
    'web/page.browser.test.ts',
  ])
})

test('a changed test file affects no other test', async (t) => {
  t.same(testsFor('web/page.browser.test.ts'), ['web/page.browser.test.ts'])
})

test('a changed file that contains only types affects no test, because Node never loads it', async (t) => {
  t.same(testsFor('events/types.ts'), [])
})

test('a changed program affects the tests that start the program by its path', async (t) => {
  t.same(testsFor('services/main.ts'), ['scripts/network.test.ts', 'web/page.browser.test.ts'])
})

test('a changed file that is not code affects modules that name it, its folder or a glob of it', async (t) => {
  t.same(testsFor('README.md'), ['scripts/docs.test.ts'])
  t.ok(testsFor('events/golden/ThreadCreated.json').includes('events/golden.test.ts'))
  t.same(testsFor('services/forums/schema.graphql'), [
    'scripts/network.test.ts',
    'services/schema.test.ts',
    'web/page.browser.test.ts',
  ])
})

test('a changed file that is not code affects the modules beside it', async (t) => {
  t.ok(testsFor('projections/threads/tables.sql').includes('projections/threads/threads.test.ts'))
})

test('a changed source file of the web affects every browser test', async (t) => {
  for (const file of ['web/Page.tsx', 'web/page.css', 'vite.config.ts'])
    t.same(testsFor(file), ['web/page.browser.test.ts'], file)
})

test('a change of package.json affects every test', async (t) => {
  t.same(testsFor('package-lock.json'), [...files].filter(isTest).toSorted())
})

test('if a module cannot be parsed, the error contains the path of the module', async (t) => {
  t.throws(() => graphOf(new Set(['a.ts']), () => 'import from'), { message: /^a\.ts cannot be parsed/ })
})
