import { mock } from 'node:test'
import pino from 'pino'
import { test } from 'tap'
import { countRepeats } from './repeats.ts'

test('a repeated error is logged once with its cause, and then as a count each minute', (t) => {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const lines: string[] = []
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line)
    lines.push(err ? `${msg}: ${err.message}` : msg)
  }
  const logger = pino({ hooks: countRepeats() }, { write })
  const fail = (job: number) =>
    logger.child({}).warn({ err: new Error(`job ${job} is lost`) }, 'the queue failed')
  for (let job = 0; job < 100; job++) fail(job)
  logger.warn({ err: new Error('no connection') }, 'the queue failed')
  logger.info('a lease was taken')
  logger.info('a lease was taken')
  const first = [
    'the queue failed: job 0 is lost',
    'the queue failed: no connection',
    'a lease was taken',
    'a lease was taken',
  ]
  t.same(lines, first)
  mock.timers.tick(60_000)
  const counted = [...first, 'the queue failed (again, 99 times)']
  t.same(lines, counted)
  mock.timers.tick(60_000)
  t.same(lines, counted, 'a minute without the error has no line')
  fail(7)
  t.same(lines, [...counted, 'the queue failed: job 7 is lost'])
  t.end()
})

test('the logger remembers a limited number of different errors', (t) => {
  let written = 0
  const logger = pino({ hooks: countRepeats() }, { write: () => void written++ })
  const name = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
  for (let index = 0; index < 201; index++) logger.error(name(index))
  logger.error(name(200))
  t.equal(written, 201)
  logger.error(name(0))
  t.equal(written, 202, 'the oldest was forgotten')
  t.end()
})
