import { AccessDeniedError, EventStoreDBClient } from '@eventstore/db-client'
import operations from '@eventstore/db-client/generated/operations_grpc_pb.js'
import operationsMessages from '@eventstore/db-client/generated/operations_pb.js'
import { credentials, Metadata, status } from '@grpc/grpc-js'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test } from 'tap'
import { LocalClient } from '../../events/log/connect.ts'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { addressOf, passwordOf } from './address.ts'
import { collect, connect, failsWith, numbered, testFile, testNode } from './testing/node.ts'

const refused = {
  constructor: AccessDeniedError,
  code: status.UNAUTHENTICATED,
  message: /requires a login: .* whose name ends in \.secret/,
}

test('calls without the login, or with a wrong one, can neither read, write nor delete', async (t) => {
  const { client, file, port } = await testNode(t)
  await client.appendToStream('thing', [numbered(0)])
  const endpoint = `127.0.0.1:${port}`
  const strangers = {
    'no login': EventStoreDBClient.connectionString(`esdb://${endpoint}?tls=false`),
    'a wrong password': new LocalClient({ endpoint }, { name: 'communities', password: 'guess' }),
    'a wrong name': new LocalClient({ endpoint }, { name: 'admin', password: passwordOf(file) }),
  }
  for (const [who, stranger] of Object.entries(strangers)) {
    await t.test(who, async (t) => {
      t.teardown(() => stranger.dispose())
      const single = { credentials: { username: 'admin', password: 'changeit' } }
      await failsWith(t, collect(stranger.readAll()), refused)
      await failsWith(t, collect(stranger.readStream('thing')), refused)
      await failsWith(t, collect(stranger.subscribeToAll()), refused)
      await failsWith(t, stranger.appendToStream('thing', [numbered(1)]), refused)
      await failsWith(t, stranger.deleteStream('thing'), refused)
      await failsWith(t, stranger.tombstoneStream('thing'), refused)
      if (who === 'no login')
        await failsWith(t, stranger.appendToStream('thing', [numbered(1)], single), refused)
    })
  }
  const operator = new operations.OperationsClient(endpoint, credentials.createInsecure())
  t.teardown(() => operator.close())
  const failure = await new Promise((resolve) =>
    operator.startScavenge(new operationsMessages.StartScavengeReq(), new Metadata(), resolve),
  )
  t.match(failure, { code: status.UNAUTHENTICATED })
  t.equal((await collect(client.readAll())).filter(({ event }) => event?.streamId === 'thing').length, 1)
})

test('the event log reports at once that the event store rejected its login', async (t) => {
  const { file, port } = await testNode(t)
  const url = addressOf(file, port).replace(passwordOf(file), 'guess')
  const log = openLog({
    url,
    codec: openCodec({ ensure: async () => new Uint8Array(32), find: async () => new Map() }),
  })
  t.teardown(() => log.close())
  await failsWith(t, log.head(), refused)
  const stop = new AbortController()
  await failsWith(t, log.tail({ signal: stop.signal })[Symbol.asyncIterator]().next(), refused)
})

test('the error for an invalid event store address does not contain the password', (t) => {
  t.throws(() => openLog({ url: 'esdb://me:hidden@:x?tls=false', codec: openCodec({} as never) }), {
    message: /^(?!.*hidden).*esdb:\/\/user:password@host/,
  })
  t.end()
})

test('only the owner can read the password file, which stays the same, and no other file contains the password', async (t) => {
  const file = testFile(t)
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--file', file, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  const [line] = await once(
    createInterface(child.stdout).on('line', (line) => said.push(line)),
    'line',
  )
  const port = Number(/:(\d+)$/.exec(String(line))?.[1])
  const secret = `${file}.secret`
  const password = readFileSync(secret, 'utf8').trim()
  t.match(password, /^[\w-]{43}$/)
  t.equal(statSync(secret).mode & 0o777, 0o600)
  t.equal(statSync(file).mode & 0o777, 0o600, 'nor can others read the log itself')
  await connect(t, addressOf(file, port)).appendToStream('thing', [numbered(0)])
  const stranger = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`)
  t.teardown(() => stranger.dispose())
  await failsWith(t, stranger.appendToStream('thing', [numbered(1)]), refused)
  const shown = ['cmdline', 'environ'].map((what) => `/proc/${child.pid}/${what}`).filter(existsSync)
  for (const path of shown) t.notMatch(readFileSync(path, 'utf8'), password)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  t.notMatch(said.join('\n'), password)

  chmodSync(secret, 0o644)
  t.equal(passwordOf(file), password)
  t.equal(statSync(secret).mode & 0o777, 0o600, 'what was opened to others is closed again')
  writeFileSync(secret, '')
  t.match(passwordOf(file), /^[\w-]{43}$/, 'an empty file is not a password')
})
