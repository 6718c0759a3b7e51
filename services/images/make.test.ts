import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { test } from 'tap'
import { root } from '../../scripts/network.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { makeImage } from './make.ts'
import { claimedPng, photo, plainPicture } from './testing/pictures.ts'

const ugc = { type: 'ugc' } as const
const avatar = { type: 'avatar', crop: null } as const

const pixel = async (bytes: Uint8Array, left: number, top: number) => {
  const one = sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw()
  const [red = 0, , blue = 0] = await one.toBuffer()
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other'
}

// Tests read files back as WebP, which the module under test cannot read.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })

const corpus = join(root, '../shared/data/image-corpora/pngsuite.tar.gz')

test(
  'all 162 valid pictures of PngSuite are decoded, and all 14 broken ones are refused',
  { skip: !existsSync(corpus) && 'PngSuite is not on this machine' },
  async (t) => {
    const folder = testFolder(t)
    execFileSync('tar', ['xzf', corpus, '-C', folder])
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.png'),
    )
    const decoded: string[] = []
    const refused: string[] = []
    for (const file of files) {
      await makeImage(readFileSync(join(folder, file)), ugc).then(
        () => decoded.push(file),
        () => refused.push(file),
      )
    }
    t.equal(decoded.length, 162)
    t.equal(refused.length, 14)
    t.ok(refused.every((file) => /(^|\/)x[^/]*\.png$/.test(file)))
  },
)

test('a photo is turned upright, and nothing of its place, device and comment remains', async (t) => {
  const source = await photo()
  t.match(source.toString('latin1'), /Quuxphone/)
  t.ok((await sharp(source).metadata()).exif?.includes(Buffer.from('my kitchen')))
  const { files, width, height } = await makeImage(source, ugc)
  t.same([width, height], [80, 40])
  for (const { name, bytes } of files) {
    const { exif, icc, iptc, xmp, orientation, format } = await sharp(bytes).metadata()
    t.same([exif, icc, iptc, xmp, orientation, format], [...Array(5), 'webp'], name)
    t.notMatch(Buffer.from(bytes).toString('latin1'), /Quuxphone|kitchen|EXIF/)
    t.same(await Promise.all([pixel(bytes, 10, 20), pixel(bytes, 70, 20)]), ['red', 'blue'])
  }
})

test('an avatar is a square of each size, of the middle or of the chosen part', async (t) => {
  const source = await photo()
  const middle = await makeImage(source, avatar)
  const sizes = await Promise.all(middle.files.map(async ({ bytes }) => sharp(bytes).metadata()))
  t.same(
    sizes.map(({ width, height }) => [width, height]),
    [28, 44, 100, 125, 150, 88, 300].map((side) => [side, side]),
  )
  const sides = async ({ files }: typeof middle) => {
    const { bytes } = files.at(-1)!
    return Promise.all([pixel(bytes, 20, 150), pixel(bytes, 280, 150)])
  }
  t.same(await sides(middle), ['red', 'blue'])
  const right = await makeImage(source, { type: 'avatar', crop: { left: 0.5, top: 0, side: 1 } })
  t.same(await sides(right), ['blue', 'blue'])
  const large = await makeImage(await photo({ width: 1600, height: 800 }), {
    type: 'avatar',
    crop: { left: 0.25, top: 0, side: 1 },
  })
  t.same(await sides(large), ['red', 'blue'])
  // A part that would reach beyond the edge is moved inside.
  t.same(await sides(await makeImage(source, { type: 'avatar', crop: { left: 1, top: 1, side: 1 } })), [
    'blue',
    'blue',
  ])
})

test('a picture of the library has a file for each width that it has, of all of it or of the chosen part', async (t) => {
  const sizesOf = async ({ files }: Awaited<ReturnType<typeof makeImage>>) =>
    Promise.all(
      files.map(async ({ name, bytes }) => {
        const { width, height, exif } = await sharp(bytes).metadata()
        return [name, width, height, exif]
      }),
    )
  const large = await photo({ width: 2000, height: 1000 })
  const whole = await makeImage(large, { type: 'media', area: null })
  t.same(await sizesOf(whole), [
    ['320', 320, 160, undefined],
    ['640', 640, 320, undefined],
    ['1024', 1024, 512, undefined],
    ['full', 1600, 800, undefined],
  ])
  t.same([whole.width, whole.height], [1600, 800])
  const area = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 }
  const part = await makeImage(large, { type: 'media', area })
  t.same(await sizesOf(part), [
    ['320', 320, 160, undefined],
    ['640', 640, 320, undefined],
    ['full', 1000, 500, undefined],
  ])
  t.equal(await pixel(part.files[0]!.bytes, 10, 80), 'blue')
  const beyond = await makeImage(await photo(), { type: 'media', area: { ...area, left: 0.9, top: 1 } })
  t.same(await sizesOf(beyond), [['full', 8, 1, undefined]])
})

test('PNG, GIF and JPEG are read by their content; other formats and texts are refused', async (t) => {
  for (const format of ['png', 'gif', 'jpeg'] as const)
    t.match(
      await makeImage(await plainPicture(format), ugc),
      { width: 60, height: 40, color: /^#3[2-4]6[5-7]c[bcd]$/ },
      format,
    )
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const webp = await sharp(await plainPicture())
    .webp()
    .toBuffer()
  const tiff = await sharp(await plainPicture())
    .tiff()
    .toBuffer()
  sharp.block({ operation: ['VipsForeignLoadWebpBuffer'] })
  for (const bytes of [svg, webp, tiff, Buffer.from('GIF89a'), Buffer.alloc(0)])
    await t.rejects(makeImage(bytes, ugc))
})

test('a picture that is too long or too narrow is refused from its header', async (t) => {
  const narrow = 'The image is too long or too narrow'
  for (const order of [ugc, avatar, { type: 'media', area: null } as const]) {
    await t.rejects(makeImage(await plainPicture('gif', { width: 600, height: 10 }), order), {
      message: narrow,
    })
    await t.rejects(makeImage(await plainPicture('jpeg', { width: 10, height: 600 }), order), {
      message: narrow,
    })
  }
  t.match(await makeImage(await plainPicture('png', { width: 500, height: 10 }), ugc), { width: 500 })
  // Their pixels are missing, so that only one that passes is decoded.
  await t.rejects(makeImage(claimedPng(16_385, 400), ugc), { message: narrow })
  await t.rejects(makeImage(claimedPng(16_384, 400), ugc), { message: /^(?!The image is too)/ })
})
