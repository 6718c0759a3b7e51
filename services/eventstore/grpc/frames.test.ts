import * as fc from 'fast-check'
import { test } from 'tap'
import { FrameError, framed, openFrames } from './frames.ts'

test('messages arrive whole, however the network splits them', (t) => {
  const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 })
  fc.assert(
    fc.property(messages, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (messages, sizes) => {
      const sent = Buffer.concat(messages.map(framed))
      const read = openFrames(40)
      const received: number[][] = []
      for (let at = 0, turn = 0; at < sent.length; turn++) {
        const size = sizes[turn % sizes.length]!
        for (const message of read(sent.subarray(at, at + size))) received.push([...message])
        at += size
      }
      t.strictSame(
        received,
        messages.map((message) => [...message]),
      )
    }),
  )
  t.end()
})

test('a message that is compressed or too large is rejected', (t) => {
  const compressed = framed(Uint8Array.of(1))
  compressed[0] = 1
  t.throws(() => openFrames(10)(compressed), FrameError)
  t.throws(() => openFrames(10)(framed(new Uint8Array(11)).subarray(0, 5)), FrameError, 'before it arrives')
  t.end()
})
