import { test } from 'tap'
import { addressOf } from './address.ts'

test("A page's address has the requested host, even if the path contains another host", async (t) => {
  const address = (url: string) => addressOf({ url, protocol: 'http', host: 'lupus.localhost:3000' }).href
  const origin = 'http://lupus.localhost:3000'
  t.equal(address('/forums?page=2'), `${origin}/forums?page=2`)
  for (const url of ['//', '///', '//:80/', '//evil.example/messages']) t.equal(address(url), origin + url)
  t.equal(address('http://evil.example/messages'), `${origin}/http://evil.example/messages`)
})

test('A path that contains line breaks matches no route', async (t) => {
  const path = (url: string) => addressOf({ url, protocol: 'http', host: 'localhost' }).pathname
  for (const url of ['/topic/%0d%0aX:%20y', '/%0A', '/%E2%80%A8']) t.equal(path(url), '/404')
  t.equal(path('/forums/%20'), '/forums/%20')
})
