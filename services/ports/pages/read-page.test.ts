import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type Test } from 'tap'
import { isPublicAddress } from './public-addresses.ts'
import { readPage, UnreadablePageError } from './read-page.ts'

const head = '<html><head><title>Warm water</title></head>'

/** A server of pages, and the options with which its host `pages.example` counts as public. */
async function openServer(t: Test, listener: RequestListener) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close().closeAllConnections())
  const port = String((server.address() as AddressInfo).port)
  const lookup: NonNullable<Parameters<typeof readPage>[1]>['lookup'] = (_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])
  return {
    seen,
    port,
    at: (path: string) => `http://pages.example:${port}${path}`,
    options: { lookup, ports: [port], isPublic: (address: string) => address === '127.0.0.1' },
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' }

test('only addresses of the public internet are public', async (t) => {
  for (const address of ['93.184.215.14', '1.1.1.1', '2606:4700::1111', '172.15.255.255', '100.128.0.1'])
    t.ok(isPublicAddress(address), address)
  const special = [
    '0.0.0.0 10.1.2.3 100.100.100.200 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8',
    '192.168.1.1 198.18.0.1 198.19.255.1 203.0.113.7 224.0.0.1 240.0.0.1 255.255.255.255',
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fc00::1 fd00:ec2::254 fe80::1 ff02::1',
    '2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 localhost 127.1',
  ]
  for (const address of special.join(' ').split(' ')) t.notOk(isPublicAddress(address), address)
})

test('the head of a page is read, also over redirects and in its own character set', async (t) => {
  const { at, options, seen } = await openServer(t, ({ url }, response) => {
    if (url === '/latin')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from('<meta charset="iso-8859-1"><title>Caf\u00e9</title></head>', 'latin1'))
    else if (url === '/old') response.writeHead(301, { location: '/new#part' }).end()
    else response.writeHead(200, html).end(head)
  })
  t.equal(await readPage(at('/old'), options), head)
  t.same(seen, ['/old', '/new'])
  t.match(await readPage(at('/latin'), options), 'Café')
})

test('private addresses are never reached, however they are written', async (t) => {
  const { port, seen } = await openServer(t, (_, response) => response.writeHead(200, html).end(head))
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0'])
    await t.rejects(readPage(`http://${host}:${port}/`, { ports: [port] }), UnreadablePageError, host)
  for (const url of [
    'file:///etc/passwd',
    'ftp://a.example/',
    'http://a.example:22/',
    'http://u:p@a.example/',
  ])
    await t.rejects(readPage(url), { message: 'the address is not that of a public server' }, url)
  t.same(seen, [])
})

test('a redirect to a private address is not followed', async (t) => {
  const targets = [
    'http://169.254.169.254/latest/',
    'http://[::1]/',
    '//10.0.0.1/',
    'file:///etc/passwd',
    'http://:x',
  ]
  const { at, options, seen } = await openServer(t, ({ url }, response) =>
    response.writeHead(302, { location: targets[Number(url?.slice(1))] }).end(),
  )
  for (const [n] of targets.entries()) await t.rejects(readPage(at(`/${n}`), options), UnreadablePageError)
  t.equal(seen.length, targets.length)
})

test('a host is not reached if one of its addresses is private, or becomes so after the first look-up', async (t) => {
  const { at, options, seen } = await openServer(t, ({ url }, response) =>
    response.writeHead(302, { location: url }).end(),
  )
  const mixed = ['127.0.0.1', '10.0.0.1'].map((address) => ({ address, family: 4 }))
  const lookup: typeof options.lookup = (_host, _options, done) => done(null, mixed)
  await t.rejects(readPage(at('/'), { ...options, lookup }), { message: 'the address is not public' })
  t.same(seen, [])
  let lookups = 0
  const changing: typeof options.lookup = (_host, _options, done) => done(null, [mixed[lookups++ ? 1 : 0]!])
  await t.rejects(readPage(at('/'), { ...options, lookup: changing }), {
    message: 'the address is not public',
  })
  t.equal(lookups, 2)
  t.same(seen, ['/'])
})

test('endless redirects, other types and encodings, and failures are rejected', async (t) => {
  const answers = [
    [302, { location: '/0' }],
    [200, { 'content-type': 'application/pdf' }],
    [200, { ...html, 'content-encoding': 'gzip' }],
    [404, html],
  ] as const
  const { at, options, seen } = await openServer(t, ({ url }, response) => {
    const [status, headers] = answers[Number(url?.slice(1))]!
    response.writeHead(status, headers).end(head)
  })
  for (const [n] of answers.entries()) await t.rejects(readPage(at(`/${n}`), options), UnreadablePageError)
  t.equal(seen.length, 4 + 3)
})

test('a page is read until its head ends or its body begins, also where a piece ends in between', async (t) => {
  const { at, options } = await openServer(t, ({ url }, response) => {
    const [before, after] = url === '/head' ? ['</h', 'ead>'] : ['<bO', 'dy>']
    response.writeHead(200, html).write(`<title>Early</title>${before}`)
    // The answer never ends.
    setTimeout(() => response.write(after), 50)
  })
  t.equal(await readPage(at('/head'), options), '<title>Early</title></head>')
  t.equal(await readPage(at('/body'), options), '<title>Early</title><bOdy>')
})

test('at most 200 kB of a page are read', async (t) => {
  let sent = 0
  const { at, options } = await openServer(t, (_, response) => {
    response.writeHead(200, html)
    const send = () => {
      while (sent < 10_000_000 && !response.destroyed) {
        sent += 50_000
        if (!response.write('x'.repeat(50_000))) return void response.once('drain', send)
      }
      response.end()
    }
    send()
  })
  t.equal((await readPage(at('/'), options)).length, 200_000)
  t.ok(sent < 10_000_000, `${sent} bytes`)
})

test('a page that is too slow is given up, before its first byte and between bytes', async (t) => {
  const { at, options } = await openServer(t, ({ url }, response) => {
    if (url === '/silent') return
    response.writeHead(200, html)
    const trickle = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(trickle))
  })
  for (const path of ['/silent', '/slow'])
    await t.rejects(readPage(at(path), { ...options, timeoutMs: 200 }), UnreadablePageError)
})
