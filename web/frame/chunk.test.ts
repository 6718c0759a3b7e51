import { mock } from 'node:test'
import t from 'tap'
import { loadChunk } from './chunk.ts'

t.test('Loading a module resolves to the module', async (t) => {
  t.equal(await loadChunk(async () => 'here'), 'here')
})

t.test('Loading a missing module rejects with ChunkLoadError', async (t) => {
  const broken = (message: string) => loadChunk(() => Promise.reject(new Error(message)))
  await t.rejects(broken('Failed to fetch dynamically imported module: /assets/a.js'), {
    name: 'ChunkLoadError',
    code: 'CHUNK_LOAD_FAILED',
  })
  await t.rejects(broken('Unable to preload CSS for /assets/a.css'), { code: 'CSS_CHUNK_LOAD_FAILED' })
})

t.test('Loading a module without a response fails after two minutes, not before', async (t) => {
  const { timers } = mock
  timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => timers.reset())
  let outcome = 'waiting'
  const loading = loadChunk(() => new Promise(() => {})).catch((error: Error) => (outcome = error.name))
  timers.tick(119_999)
  await Promise.resolve()
  t.equal(outcome, 'waiting')
  timers.tick(1)
  await loading
  t.equal(outcome, 'ChunkLoadError')
})
