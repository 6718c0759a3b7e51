import { once } from 'node:events'
import fs, { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Agent, request, type RequestOptions } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { bytes } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import sharp from 'sharp'
import { t as file, test, type Test } from 'tap'
import { v7 } from 'uuid'
import { claimedPng, heicHead, photo, plainPicture, pngOf } from '../../images/testing/pictures.ts'
import { badges } from '../../commands/badges.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { startReactors } from '../../reactors/index.ts'
import type { LegacyRole } from '../../rules/profiles/badges.ts'
import { keepUpload } from '../../operational/uploads.ts'
import { imageProblem } from '../../rules/images/kinds.ts'
import { imageMessages } from '../../rules/images/messages.ts'
import { imageFolder } from '../../rules/images/sizes.ts'
import { mediaFolder } from '../../rules/media/paths.ts'
import { testFolder } from '../../../scripts/testing/services.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { TooSlowError } from '../../child/child.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { openUploadFolder } from './upload-folder.ts'
import { until } from '../../../scripts/testing/until.ts'

/** Uploads of a member that are counted before one is refused. */
const MAX_UPLOADS = 12

/** Seconds of the process of images that a member has. */
const MAX_SECONDS = 12
const MAX_UNVERIFIED = 3

const api = await testApi(file, {
  rates: {
    images: { day: MAX_UPLOADS },
    imageSeconds: { day: MAX_SECONDS },
    unverifiedImages: { day: MAX_UNVERIFIED },
  },
})

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

const of = `query ($id: ID!) { user(id: $id) { avatar { header thumb profileTooltip medium large full alt color } } }`

async function upload(
  browser: Browser,
  image: Uint8Array | null,
  {
    part = 'images[0]',
    headers = {},
    ...fields
  }: { part?: string; headers?: Record<string, string> } & Record<string, unknown> = {},
) {
  const body = new FormData()
  // Fields can come after the file, and its name says nothing.
  if (image) body.append(part, new Blob([Uint8Array.from(image)], { type: 'text/plain' }), 'notes.txt')
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
  t.match((await ada.get('/api/auth/check-session')).user.avatar, avatar, 'also in the session')

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

async function reacting(t: Test) {
  const reactors = await startReactors({
    log: api.log,
    settings: { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper },
    images: api.images.store,
    pool: api.pool,
    logger: pino({ level: 'silent' }),
  })
  t.teardown(reactors.stop)
}

test('the files of a former picture are deleted, and those of the current one are kept', async (t) => {
  const ada = await api.member()
  await reacting(t)
  const [first, second] = [
    await upload(ada, await plainPicture()),
    await upload(ada, await plainPicture('png', { color: '#ff0000' })),
  ]
  const statusOf = async ({ answer }: typeof first) => (await fetch(api.address + answer.images.full)).status
  await until(async () => (await statusOf(first)) === 404, 'the first picture is deleted')
  t.equal(await statusOf(second), 200)
  const again = await upload(ada, await plainPicture())
  t.not(again.answer.images.full, first.answer.images.full, 'whose files may be about to be deleted')
  await until(async () => (await statusOf(second)) === 404, 'the second picture is deleted')
  t.equal(await statusOf(again), 200)
  await ada.graphql('mutation { deleteProfilePicture { pending } }')
  await until(async () => (await statusOf(again)) === 404, 'the last picture is deleted')
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
  const file = await sharp(await (await ada.request(used.images.full)).bytes()).metadata()
  const { width, height } = made.data.createThread.thread.picture
  t.match(file, { format: 'webp', width, height, exif: undefined })

  await api.pool.query(
    `update operational.uploaded_picture set uploaded_at = now() - interval '25 hours' where image <> $1`,
    [recent.id],
  )
  await sweepUploads({ sql: sqlOver(api.pool), log: api.log, images: api.images.store })
  const statusOf = async ({ images }: typeof used) => (await ada.request(images.medium)).status
  t.same([await statusOf(used), await statusOf(unused), await statusOf(recent)], [200, 404, 200])
  const { rows: left } = await api.pool.query('select image from operational.uploaded_picture')
  t.same(left, [{ image: recent.id }])
})

for (const [image_type, fields] of Object.entries({
  avatar: {},
  ugc: { alt: 'My knee' },
  media: { name: 'Rest', alt: 'A bench' },
}))
  test(`an upload of ${image_type} sent again with its idempotency key is there once, and another file is a conflict`, async (t) => {
    const editor = await api.member({ role: 1 })
    const headers = { 'idempotency-key': v7() }
    const send = (image: Uint8Array, more = {}) =>
      upload(editor, image, { image_type, ...fields, headers, ...more })
    const [one, other] = [await plainPicture(), await plainPicture('png', { color: '#ff0000' })]
    const conflict = { status: 409, answer: { code: 'CONFLICT', message: /^This was sent before/ } }
    const { store } = api.images
    const { save } = store
    store.save = () => Promise.reject(noSpace())
    t.match(await send(one), { status: 503 })
    store.save = save
    t.match(await send(other), conflict, 'also after an attempt that failed')
    const first = await send(one)
    t.equal(first.status, 200)
    t.same(await send(one), first)
    t.match(await send(one, { alt: 'Another' }), conflict)
    t.equal((await editor.request(first.answer.images.full)).status, 200)
    const { rows } = await api.pool.query('select from operational.uploaded_picture where member = $1', [
      editor.member,
    ])
    t.equal(rows.length, 1)
    await api.pool.query('delete from operational.uploaded_picture where member = $1', [editor.member])
    if (image_type !== 'ugc') t.match(await send(other), conflict, 'which the log knows')
    const bo = await api.member({ role: 1 })
    t.match(await upload(bo, other, { image_type, ...fields, headers }), { status: 200 })
  })

test('files of a picture of the library that the log did not take are deleted a day later', async (t) => {
  const editor = await api.member({ role: 1 })
  const { answer } = await upload(editor, await plainPicture(), {
    image_type: 'media',
    name: 'Rest',
    alt: 'A bench',
  })
  const sql = sqlOver(api.pool)
  const image = '2'.repeat(32)
  await keepUpload(sql, editor.member, { image, alt: null, color: '#336699', width: 1, height: 1 }, answer.id)
  const left = `${mediaFolder(answer.id, image)}full.webp`
  await api.images.store.save(left, await plainPicture())
  await sql`update operational.uploaded_picture set uploaded_at = now() - interval '25 hours'`
  await sweepUploads({ sql, log: api.log, images: api.images.store })
  t.equal(await api.images.store.read(left), null)
  t.equal((await fetch(api.address + answer.images.full)).status, 200)
})

const fullAnswer = { code: 'FULL', message: "Images can't be saved right now. Please try again later." }

test('a disk that has no room for the file of an upload is said with 503, and leaves nothing', async (t) => {
  const ada = await api.member()
  const { createWriteStream } = fs
  const replace = (by: unknown) => {
    Object.assign(fs, { createWriteStream: by })
    syncBuiltinESMExports()
  }
  t.teardown(() => replace(createWriteStream))
  replace(() => new Writable({ write: (_chunk, _encoding, done) => done(noSpace()) }))
  t.match(await upload(ada, await plainPicture()), { status: 503, answer: fullAnswer })
  t.same(readdirSync(api.images.folder), [])

  // A browser sends its next request over the same connection.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())
  const ask = async (path: string, options: RequestOptions, body?: Uint8Array) => {
    const asked = request(api.address + path, { agent, ...options })
    asked.end(body)
    const [response] = await once(asked, 'response')
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }
  const form = new FormData()
  form.append('images[0]', new Blob([new Uint8Array(3_000_000)]), 'large.png')
  const { headers, body } = new Request(api.address, { method: 'POST', body: form })
  const sent = {
    method: 'POST',
    headers: { cookie: ada.cookie(), 'content-type': headers.get('content-type')! },
  }
  t.equal(await ask('/api/upload-image', sent, await bytes(body!)), 503)
  t.equal(await ask('/ok', { signal: AbortSignal.timeout(5000) }), 200, 'what was not read does not block it')
  replace(createWriteStream)
  t.match(await upload(ada, await plainPicture()), { status: 200 })
})

test('a full disk of images is said with 503, and leaves neither files nor an upload', async (t) => {
  const ada = await api.member()
  const { store, folder } = api.images
  const full = () => Promise.reject(noSpace())
  const { save } = store
  const saved: string[] = []
  t.teardown(() => (store.save = save))
  store.save = (name, bytes) => (saved.push(name) === 1 ? save(name, bytes) : full())
  t.match(await upload(ada, await plainPicture()), { status: 503, answer: fullAnswer })
  t.ok(saved.length > 1)
  for (const name of saved) t.equal(await store.read(name), null)
  t.same(readdirSync(folder), [])
})

test('a member has limited time of the process of images, and what takes too long is refused', async (t) => {
  const ada = await api.member()
  const picture = await plainPicture()
  const { workshop } = api.images
  const { make } = workshop
  t.teardown(() => (workshop.make = make))
  workshop.make = async (_file, _order, _member, onUsed) => {
    onUsed?.(5000)
    throw new TooSlowError()
  }
  const slow = { status: 503, answer: { code: 'TOO_SLOW' } }
  for (let used = 0; used < MAX_SECONDS; used += 5) t.match(await upload(ada, picture), slow)
  workshop.make = make
  t.match(await upload(ada, picture), { status: 429, answer: { code: 'TOO_MANY' } })
  t.match(await upload(await api.member(), picture), { status: 200 })
})

test('a member who is not verified uploads few pictures for content', async (t) => {
  const picture = await plainPicture()
  const ugc = { image_type: 'ugc' }
  const eve = await api.member({ verified: false })
  for (let count = 0; count < MAX_UNVERIFIED; count++)
    t.match(await upload(eve, picture, ugc), { status: 200 })
  t.match(await upload(eve, picture, ugc), { status: 429, answer: { code: 'TOO_MANY' } })
  t.match(await upload(eve, picture), { status: 200 }, 'and others for the profile')
  const ada = await api.member()
  for (let count = 0; count <= MAX_UNVERIFIED; count++)
    t.match(await upload(ada, picture, ugc), { status: 200 })
})

test('the folder of uploads is emptied of what processes left that have ended', async (t) => {
  const images = testFolder(t)
  const url = pathToFileURL(images).href
  const folderOf = (name: string) => join(images, '.uploads', name)
  const names = {
    ended: `${hostname()}-${2 ** 22 + 1}`,
    running: `${hostname()}-${process.ppid}`,
    own: `${hostname()}-${process.pid}`,
    elsewhere: 'other-1',
    longAgo: 'other-2',
  }
  for (const name of Object.values(names)) {
    mkdirSync(folderOf(name), { recursive: true })
    writeFileSync(join(folderOf(name), 'photo'), 'of a member')
  }
  utimesSync(folderOf(names.longAgo), 0, 0)
  t.equal(openUploadFolder(url), folderOf(names.own))
  t.same(readdirSync(folderOf('')).toSorted(), [names.running, names.own, names.elsewhere].toSorted())
  t.same(readdirSync(folderOf(names.own)), [])
})

test('files of a profile picture that the log did not take are deleted a day later, and those of others stay', async (t) => {
  const ada = await api.member()
  const avatar = (await upload(ada, await photo())).answer.images.full
  const sql = sqlOver(api.pool)
  const image = '1'.repeat(32)
  await keepUpload(sql, ada.member, { image, alt: null, color: '#336699', width: 1, height: 1 }, ada.member)
  const file = `${imageFolder(ada.member, image)}150.webp`
  await api.images.store.save(file, await plainPicture())
  await sql`update operational.uploaded_picture set uploaded_at = now() - interval '25 hours'`
  await sweepUploads({ sql, log: api.log, images: api.images.store })
  t.equal(await api.images.store.read(file), null)
  t.equal((await fetch(api.address + avatar)).status, 200)
  t.same(await sql`select from operational.uploaded_picture`, [])
})

/** A member with a role in publishing. */
async function writer(legacyRole: LegacyRole) {
  const who = await api.member()
  const command = { name: 'setLegacyRole', member: who.member, legacyRole, reason: 'She writes' } as const
  await api.settle(api.tools.dispatch(badges, command, liveIntent('system', null, v7())))
  return who
}
const messageOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? null

const library = `query ($text: String, $after: String, $first: Int = 24) {
  mediaLibrary(first: $first, after: $after, text: $text) { pageInfo { endCursor } edges { node {
    id name alt path width height focus useCount uses { title path } viewerCan { describe replace remove } } } } }`
const found = async (who: Browser, variables: object = {}) => {
  const answer = await who.graphql(library, variables)
  return messageOf(answer) ?? answer.data.mediaLibrary.edges.map(({ node }: { node: object }) => node)
}
const describeMedia = `mutation ($id: ID!, $alt: String!) {
  describeMedia(mediaId: $id, name: "Walk", alt: $alt, focus: TOP) { media { alt focus } } }`
const removeMedia = 'mutation ($id: ID!) { removeMedia(mediaId: $id) { mediaId } }'

test('each role gets from the library what the table of its actions says', async (t) => {
  const picture = await plainPicture()
  const [editor, author, contributor] = [
    await api.member({ role: 1 }),
    await writer('author'),
    await writer('contributor'),
  ]
  const others = [
    api.visitor(),
    await api.member(),
    await api.member({ role: 2 }),
    await api.member({ role: 4 }),
  ]
  const media = { image_type: 'media', name: 'Rest', alt: 'A bench' }
  const idOf = async (who: Browser) => (await upload(who, picture, media)).answer.id
  const ids = { editor: await idOf(editor), author: await idOf(author), contributor: await idOf(contributor) }
  const refused = 'Not authorized'
  for (const who of others) {
    const logIn = who === others[0] ? 'Please create an account or log in to continue.' : refused
    t.match(await upload(who, picture, media), { answer: { message: logIn } })
    t.match(await upload(who, picture, { ...media, media: ids.author }), { answer: { message: logIn } })
    t.equal(await found(who), logIn)
    t.equal(
      messageOf(await who.graphql('query ($id: ID!) { media(id: $id) { path } }', { id: ids.author })),
      logIn,
    )
    t.same(
      (await who.graphql('query ($id: ID!) { node(id: $id) { id } }', { id: ids.author })).data.node,
      null,
    )
    t.equal(messageOf(await who.graphql(describeMedia, { id: ids.author, alt: '' })), logIn)
    t.equal(messageOf(await who.graphql(removeMedia, { id: ids.author })), logIn)
  }
  const can = (describe: boolean, replace: boolean, remove: boolean) => ({ describe, replace, remove })
  const rows = [
    {
      who: editor,
      editor: can(true, true, true),
      author: can(true, true, true),
      contributor: can(true, true, true),
    },
    {
      who: author,
      editor: can(false, false, false),
      author: can(true, true, true),
      contributor: can(false, false, false),
    },
    {
      who: contributor,
      editor: can(false, false, false),
      author: can(false, false, false),
      contributor: can(true, false, true),
    },
  ]
  for (const { who, ...expected } of rows)
    for (const [owner, id] of Object.entries(ids)) {
      const allowed = expected[owner as keyof typeof ids]
      const [one] = (await found(who)).filter((node: { id: string }) => node.id === id)
      t.same(one.viewerCan, allowed)
      const answer = (isAllowed: boolean) => (isAllowed ? null : refused)
      t.equal(messageOf(await who.graphql(describeMedia, { id, alt: owner })), answer(allowed.describe))
      const { answer: replaced } = await upload(who, picture, { ...media, media: id })
      t.equal(replaced.message ?? null, answer(allowed.replace))
    }
  for (const { who, ...expected } of rows.toReversed())
    for (const [owner, id] of Object.entries(ids))
      if (!expected[owner as keyof typeof ids].remove)
        t.equal(messageOf(await who.graphql(removeMedia, { id })), refused)
  t.equal(messageOf(await contributor.graphql(removeMedia, { id: ids.contributor })), null)
  t.equal(messageOf(await author.graphql(removeMedia, { id: ids.author })), null)
  t.equal(messageOf(await editor.graphql(removeMedia, { id: ids.editor })), null)
})

test('a picture of the library is the same in every text, also when its file is replaced, until nothing uses it', async (t) => {
  const editor = await api.member({ role: 1 })
  const added = await upload(editor, await photo({ width: 1200, height: 600 }), {
    image_type: 'media',
    name: 'Two halves',
    alt: 'Red, then blue!',
    focus: 'left',
  })
  t.equal(added.status, 200)
  const { id } = added.answer
  const old: string = added.answer.images.full
  const [one] = await found(editor, { text: 'THEN blue' })
  t.match(one, { id, path: old, width: 1200, height: 600, focus: 'LEFT', useCount: 0, uses: [] })
  t.same(await found(editor, { text: 'green' }), [])

  const image = { url: old, alt: 'Halves', width: 1200, height: 600 }
  const post = {
    title: 'Halves',
    sections: [{ options: { ImageSection: { image } } }],
    featuredMedia: image,
  }
  const written = await editor.graphql(
    'mutation ($post: PostInput!) { writePost(type: POST, post: $post) { postId } }',
    { post },
  )
  const { postId } = written.data.writePost
  const used = { title: 'Halves', path: `/wp-admin/content/${postId}` }
  t.match(await found(editor, { text: 'blue' }), [{ useCount: 1, uses: [used] }])
  const contributor = await writer('contributor')
  t.match(await found(contributor, { text: 'blue' }), [{ useCount: 1, uses: [] }], 'whose draft is another’s')
  t.match(messageOf(await editor.graphql(removeMedia, { id })), /^This picture is used/)
  await editor.graphql('mutation ($postId: ID!) { publishPost(postId: $postId) { postId } }', { postId })

  const replaced = await upload(editor, await photo({ width: 500, height: 250 }), {
    image_type: 'media',
    media: id,
    crop_left: 0.5,
    crop_top: 0,
    crop_width: 0.5,
    crop_height: 1,
  })
  t.equal(replaced.answer.id, id)
  const path: string = replaced.answer.images.full
  t.not(path, old)
  const { data } = await api.visitor().graphql(
    `query ($id: ID) { post(id: $id) { featuredMedia { path urlMedium urlRecommended width height focus }
      sections { ... on ImageSection { options { image { url alt width height focus } } } } } }`,
    { id: postId },
  )
  const size = { width: 250, height: 250, focus: 'LEFT' }
  t.match(data.post.featuredMedia, { path, ...size })
  t.ok(data.post.featuredMedia.urlRecommended.endsWith(path), 'which has no smaller file')
  t.same(data.post.sections[0].options.image, { url: path, alt: 'Halves', ...size })

  await reacting(t)
  const statusOf = async (at: string) => (await fetch(api.address + at, { redirect: 'manual' })).status
  await until(async () => (await statusOf(old)) === 302, 'the old address is redirected')
  const led = await fetch(api.address + old.replace('full', '320'))
  t.same([led.url, led.status, led.headers.get('content-type')], [api.address + path, 200, 'image/webp'])

  const without = { title: 'Halves', sections: [{ options: { HTML: { html: '<p>No picture</p>' } } }] }
  await editor.graphql(
    'mutation ($postId: ID!, $post: PostInput!) { revisePost(postId: $postId, basedOn: 0, post: $post) { postId } }',
    { postId, post: without },
  )
  t.match(messageOf(await editor.graphql(removeMedia, { id })), /^This picture is used/, 'readers have it')
  await editor.graphql('mutation ($postId: ID!) { publishPost(postId: $postId) { postId } }', { postId })
  t.equal(messageOf(await editor.graphql(removeMedia, { id })), null)
  await until(async () => (await statusOf(path)) === 404, 'the removed picture is deleted')
  t.equal(await statusOf(old), 404)
})

test('a picture of 4,000,000 bytes passes, and one more byte is refused with the sentence of the specification', async (t) => {
  const ada = await api.member()
  t.match(await upload(ada, await pngOf(4_000_000)), { status: 200 })
  const answer = { message: imageMessages.tooLarge, code: 'TOO_LARGE' }
  t.match(await upload(ada, await pngOf(4_000_001)), { status: 413, answer })
  t.equal(imageMessages.tooLarge, 'Images must be 4 MB or smaller.  Please try again.')
})

test('a file that is not a picture, or claims too many pixels, is refused by name, and so are other words than the rule allows', async (t) => {
  const ada = await api.member()
  const message = 'Please select an image to upload'
  t.match(await upload(ada, null), { status: 400, answer: { message } })
  for (const bytes of [Buffer.alloc(0), Buffer.from('<svg/>'), heicHead, claimedPng(1_233_092_999, 30_000)])
    t.match(await upload(ada, bytes), {
      status: 400,
      answer: { code: 'BAD_IMAGE', message: imageProblem(bytes) },
    })
  const picture = await plainPicture('gif')
  t.match(await upload(ada, picture, { part: 'files' }), { status: 400, answer: { message } })
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
