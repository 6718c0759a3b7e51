import sharp from 'sharp'
import { t as file, test } from 'tap'
import { testApi } from '../testing/api.ts'

const api = await testApi(file)
const visitor = api.visitor()
const get = (path: string) => visitor.request(path)
const picture = async (path: string) => {
  const response = await get(path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

test('programs find what they ask every site for', async (t) => {
  const security = await (await get('/.well-known/security.txt')).text()
  t.match(security, /^Contact: mailto:contact@\S+\nExpires: \S+Z\nCanonical: http/)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')
  t.ok(expires > Date.now() + 100 * 86_400_000 && expires < Date.now() + 365 * 86_400_000)
  const change = await get('/.well-known/change-password')
  t.match([change.status, change.headers.get('location')], [302, '/forgot-password'])
  t.match(await (await get('/.well-known/passkey-endpoints')).json(), {
    enroll: /^http.+account/,
    manage: /^http/,
  })
  t.match(await (await get('/.well-known/gpc.json')).json(), { gpc: true })
  const missing = await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  t.equal(missing.status, 404)
  t.match((await get('/robots.txt')).headers.get('permissions-policy'), /camera=\(\), .*microphone=\(\)/)
})

test('a site has icons in the sizes that its manifest names, one of which fills its square', async (t) => {
  const { icons } = await visitor.get('/api/manifests/app.webmanifest')
  const sized = icons.filter(({ type }: { type?: string }) => type === 'image/png')
  t.same(
    sized.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  )
  for (const { src, sizes, purpose } of sized) {
    const { width, hasAlpha, format } = await sharp((await picture(src)).bytes).metadata()
    t.same([`${width}x${width}`, hasAlpha, format], [sizes, purpose === 'any', 'png'], src)
  }
  const touch = await sharp((await picture('/apple-touch-icon.png')).bytes).metadata()
  t.same([touch.width, touch.hasAlpha], [180, false])
  const { bytes, type } = await picture('/favicon.ico')
  t.equal(type, 'image/x-icon')
  t.equal((await sharp(bytes.subarray(22)).metadata()).width, 48)
  t.equal(bytes.readUInt32LE(14), bytes.length - 22)
})

test('a link to a page is shown with a picture of its title, or of the article', async (t) => {
  const writer = await api.member({ role: 1 })
  const write = async (title: string) => {
    const { data } = await writer.graphql(
      'mutation ($title: String!) { createThread(title: $title, body: "Hello") { thread { slug } } }',
      { title },
    )
    return picture(`/preview-picture?of=/forums/${encodeURIComponent(data.createThread.thread.slug)}`)
  }
  const pictures = [
    await write('Cold hands'),
    await write('5 µg of β-blockers'),
    await write('膝の痛み'),
    await picture('/preview-picture'),
    await picture('/preview-picture?of=/forums/nothing-here'),
    await picture('/preview-picture?of=/forums/%25E0%25A4%25A'),
  ]
  for (const { type, bytes } of pictures) {
    t.equal(type, 'image/png')
    const { width, height } = await sharp(bytes).metadata()
    t.same([width, height], [1200, 630])
  }
  const [cold, dose, japanese, home, missing] = pictures.map(({ bytes }) => bytes.toString('base64'))
  t.equal(new Set([cold, dose, japanese, home]).size, 4)
  t.equal(missing, home, 'what a visitor cannot see has the picture of the site')
  for (const wrong of ['x', '//[']) t.equal((await get(`/preview-picture?of=${wrong}`)).status, 400)

  const { data } = await writer.graphql(
    'mutation { createThread(title: "Said too much", body: "Hello") { thread { id slug } } }',
  )
  const { id, slug } = data.createThread.thread
  await writer.graphql(`mutation { withdrawContent(assocId: "${id}", assocType: THREAD) { __typename } }`)
  const withdrawn = await picture(`/preview-picture?of=/forums/${slug}`)
  t.equal(withdrawn.bytes.toString('base64'), home, 'a removed title is not in the picture')

  const administrator = await api.member({ role: 1 })
  const { errors } = await administrator.graphql(
    'mutation ($site: ID!) { changeSiteSetting(siteId: $site, setting: "og_image_default", value: "/demo/pictures/articles/walk.svg") { position } }',
    { site: api.site },
  )
  t.same(errors, undefined)
  const chosen = await picture('/preview-picture')
  t.equal(chosen.type, 'image/jpeg')
  const { width, height, format } = await sharp(chosen.bytes).metadata()
  t.same([width, height, format], [1200, 630, 'jpeg'])
})
