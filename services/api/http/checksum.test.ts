import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import t from 'tap'
import { checksumAround } from './checksum.ts'

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((array) => Buffer.from(array))

t.test('the checksum computed for a page after its gaps are filled equals that of zlib', async (t) => {
  fc.assert(
    fc.property(
      fc.array(bytes(0, 300), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 40 }).chain((length) => fc.array(bytes(length, length), { maxLength: 4 })),
      (pieces, fillings) => {
        const sum = checksumAround(pieces, fillings[0]?.length ?? 0)
        for (const filling of fillings) {
          const whole = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece]))
          t.equal(sum(filling), crc32(Buffer.concat(whole)))
        }
      },
    ),
  )
})

t.test('the checksum computed for a page of long pieces equals that of zlib', async (t) => {
  const [one, two] = [Buffer.alloc(1_000_003, 'a page'), Buffer.alloc(70_000, 'and on')]
  const filling = Buffer.from('between')
  t.equal(checksumAround([one, two], filling.length)(filling), crc32(Buffer.concat([one, filling, two])))
})
