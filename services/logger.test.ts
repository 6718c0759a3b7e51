import { spawnSync } from 'node:child_process'
import pino from 'pino'
import { test } from 'tap'
import { ANSWERED, gathered } from './logger.ts'

test('lines about requests wait for the next other line, and all lines keep their order', (t) => {
  const writes: string[][] = []
  const output = gathered((text) =>
    writes.push(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    ),
  )
  const logger = pino({ base: null }, output)
  logger.info('the API listens')
  logger.child({ request: 1 }).info({ status: 200 }, ANSWERED)
  logger.info({ status: 404 }, ANSWERED)
  t.same(writes, [['the API listens']])
  logger.warn('a connection broke')
  logger.info({ status: 200 }, ANSWERED)
  output.flush()
  output.flush()
  t.same(writes, [['the API listens'], [ANSWERED, ANSWERED, 'a connection broke'], [ANSWERED]])
  t.end()
})

test('a process that ends has written the lines about its last requests', (t) => {
  const program = `
    import { ANSWERED, openLogger } from ${JSON.stringify(new URL('logger.ts', import.meta.url).href)}
    openLogger('api', 'info').info(ANSWERED)
    process.exit()`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  t.match(stdout, `"msg":"${ANSWERED}"`)
  t.end()
})
