import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import sharp from 'sharp'
import { t as file, test } from 'tap'
import { claimedPng, photo, plainPicture, pngOf } from '../../images/testing/pictures.ts'
import { startReactors } from '../../reactors/index.ts'
import { imageMessages } from '../../rules/images/sizes.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'
import { sweepUploads } from './sweep-uploads.ts'

/** Uploads of a member that are counted before one is refused. */
const MAX_UPLOADS = 12

const api = await testApi(file, { rates: { images: { day: MAX_UPLOADS } } })

const of = `query ($id: ID!) { user(id: $id) { avatar { header thumb profileTooltip medium large full alt color } } }`

async function upload(
  browser: Browser,
  image: Uint8Array | null,
  {
    name = 'images[0]',
    headers = {},
    ...fields
  }: { name?: string; headers?: Record<string, string> } & Record<string, unknown> = {},
) {
  const body = new FormData()
  // Fields can come after the file, and its name says nothing.
  if (image) body.append(name, new Blob([Uint8Array.from(image)], { type: 'text/plain' }), 'notes.txt')
  for (const [field, value] of Object.entries({ image_type: 'avatar', ...fields })) body.append(field, value)
  const response = await browser.request('/api/upload-image', { method: 'POST', body, headers })
  return { status: response.status, answer: await response.json() }
}

test('an uploaded picture is on the profile, without its place, at an address that needs no session', async (t) => {
  const ada = await api.member()
  const { status, answer } = await upload(ada, await photo(), { alt: ' Me, at the lake ' })
  t.equal(status, 200)
  const { data } = await api.visitor().graphql(of, { id: ada.member })
  const { avatar } = data.user
  t.same(answer, { images: { full: avatar.full, medium: avatar.medium } })
  t.match(avatar, { alt: 'Me, at the lake', color: /^#[0-9a-f]{6}$/ })

  const response = await fetch(api.address + avatar.thumb)
  t.same(
    ['content-type', 'cache-control', 'x-content-type-options', 'set-cookie', 'vary'].map((name) =>
      response.headers.get(name),
    ),
    ['image/webp', 'public, max-age=31536000, immutable', 'nosniff', null, null],
  )
  t.match(await sharp(await response.bytes()).metadata(), {
    format: 'webp',
    width: 44,
    height: 44,
    exif: undefined,
  })
  const missing = await fetch(api.address + avatar.thumb.replace('/44.', '/45.'))
  t.same([missing.status, missing.headers.get('cache-control')], [404, 'no-store'])

  const { data: removed } = await ada.graphql(
    'mutation { deleteProfilePicture { pending user { avatar { thumb } } } }',
  )
  t.same(removed.deleteProfilePicture, { pending: false, user: { avatar: null } })
})

test('the files of a former picture are deleted, and those of the current one are kept', async (t) => {
  const ada = await api.member()
  const reactors = await startReactors({
    log: api.log,
    settings: { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper },
    images: api.images.store,
    pool: api.pool,
    logger: pino({ level: 'silent' }),
  })
  t.teardown(reactors.stop)
  const [first, second] = [
    await upload(ada, await plainPicture()),
    await upload(ada, await plainPicture('png', { color: '#ff0000' })),
  ]
  const statusOf = async ({ answer }: typeof first) => (await fetch(api.address + answer.images.full)).status
  while ((await statusOf(first)) !== 404) await sleep(20)
  t.equal(await statusOf(second), 200)
  const again = await upload(ada, await plainPicture())
  t.not(again.answer.images.full, first.answer.images.full, 'whose files may be about to be deleted')
  while ((await statusOf(second)) !== 404) await sleep(20)
  t.equal(await statusOf(again), 200)
  await ada.graphql('mutation { deleteProfilePicture { pending } }')
  while ((await statusOf(again)) !== 404) await sleep(20)
})

test('a picture for content waits a day for its item, and is deleted unless one has it', async (t) => {
  const ada = await api.member()
  const one = async () => (await upload(ada, await photo(), { image_type: 'ugc', alt: 'My knee' })).answer
  const [used, unused, recent] = [await one(), await one(), await one()]
  const made = await ada.graphql(
    `mutation ($picture: ID) { createThread(title: "Sore knees", body: "Mine hurt.", picture: $picture) {
      thread { picture { full medium width height alt state } } } }`,
    { picture: used.id },
  )
  const picture = { ...used.images, alt: 'My knee', state: 'WAITING' }
  t.match(made.data.createThread.thread.picture, picture)
  const file = await sharp(await (await fetch(api.address + used.images.full)).bytes()).metadata()
  const { width, height } = made.data.createThread.thread.picture
  t.match(file, { format: 'webp', width, height, exif: undefined })

  await api.pool.query(
    `update operational.uploaded_picture set uploaded_at = now() - interval '25 hours' where image <> $1`,
    [recent.id],
  )
  await sweepUploads({ sql: sqlOver(api.pool), log: api.log, images: api.images.store })
  const statusOf = async ({ images }: typeof used) => (await fetch(api.address + images.medium)).status
  t.same([await statusOf(used), await statusOf(unused), await statusOf(recent)], [200, 404, 200])
  const { rows: left } = await api.pool.query('select image from operational.uploaded_picture')
  t.same(left, [{ image: recent.id }])
})

test('a picture of 4,000,000 bytes passes, and one more byte is refused with the sentence of the specification', async (t) => {
  const ada = await api.member()
  t.match(await upload(ada, await pngOf(4_000_000)), { status: 200 })
  const answer = { message: imageMessages.tooLarge, code: 'TOO_LARGE' }
  t.match(await upload(ada, await pngOf(4_000_001)), { status: 413, answer })
  t.equal(imageMessages.tooLarge, 'Images must be 4 MB or smaller.  Please try again.')
})

test('a file that is not a picture, or claims too many pixels, is refused, and so are other words than the rule allows', async (t) => {
  const ada = await api.member()
  const message = 'Please select an image to upload'
  for (const bytes of [null, Buffer.alloc(0), Buffer.from('<svg/>'), claimedPng(1_233_092_999, 30_000)])
    t.match(await upload(ada, bytes), { status: 400, answer: { message } })
  const picture = await plainPicture('gif')
  t.match(await upload(ada, picture, { name: 'files' }), { status: 400, answer: { message } })
  t.match(await upload(ada, picture, { alt: '<b>' }), {
    status: 400,
    answer: { message: /^alt: Please use only/ },
  })
  t.match(await upload(ada, picture, { image_type: 'logo' }), { status: 400 })
  t.match(await upload(ada, picture, { crop_left: 0, crop_top: 0, crop_side: 7 }), { status: 400 })
  const json = await ada.post('/api/upload-image', { image_type: 'avatar' })
  t.match(json, { message })
  t.match(await upload(ada, picture, { crop_left: 0.5, crop_top: 0, crop_side: 0.5 }), { status: 200 })
})

test('visitors, spammers, pages of other sites and members who upload very often are refused', async (t) => {
  const picture = await plainPicture()
  t.match(await upload(api.visitor(), picture), { status: 401, answer: { code: 'UNAUTHENTICATED' } })
  const eve = await api.member({ role: 4 })
  t.match(await upload(eve, picture), { status: 403, answer: { message: 'Not authorized' } })
  const ada = await api.member()
  const headers = { origin: 'https://elsewhere.example' }
  t.match(await upload(ada, picture, { headers }), { status: 403, answer: { code: 'FORBIDDEN' } })
  for (let count = 0; count < MAX_UPLOADS; count++) t.match(await upload(ada, null), { status: 400 })
  t.match(await upload(ada, picture), { status: 429, answer: { code: 'TOO_MANY' } })
})
