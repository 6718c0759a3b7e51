import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'tap'
import { readSettings, variables } from './settings.ts'

const complete = {
  DATABASE_URL: 'postgres://localhost/communities',
  EVENTSTORE_URL: 'esdb://localhost:2113?tls=false',
  KEYS_URL: 'file:///tmp/keys.sqlite',
  IMAGES_URL: 'file:///tmp/images/',
  KEYS_MASTER: randomBytes(32).toString('base64'),
  RESERVATION_PEPPER: randomBytes(32).toString('base64'),
  RECEIPT_KEY: randomBytes(32).toString('base64'),
}

test('settings are read from environment variables, and one error lists all invalid variables', async (t) => {
  t.match(readSettings(complete), {
    port: 3000,
    persistedOnly: false,
    publicUrl: 'http://localhost:3000',
    showsOutbox: true,
  })
  t.match(readSettings({ ...complete, NODE_ENV: 'production' }), { persistedOnly: true, showsOutbox: false })
  const provider = { TEXTS_URL: 'https://texts.example', TEXTS_KEY: 'secret', TEXTS_FROM: '+15550100' }
  t.match(readSettings({ ...complete, MAIL_URL: 'smtp://mail' }), { showsOutbox: true, sendsTexts: true })
  const sending = { ...complete, ...provider, MAIL_URL: 'smtp://mail' }
  t.match(readSettings(sending), { showsOutbox: true, storesPush: true, pushKey: null })
  t.match(readSettings({ ...sending, WEB_PUSH: 'send' }), {
    showsOutbox: false,
    storesPush: false,
    textProvider: { url: 'https://texts.example', key: 'secret', from: '+15550100' },
  })
  t.match(readSettings({ ...complete, NODE_ENV: 'production' }), { sendsTexts: false, textProvider: null })
  t.match(readSettings({ ...complete, NODE_ENV: 'production' }), { storesPush: false })
  t.throws(() => readSettings({ ...complete, NODE_ENV: 'production', WEB_PUSH: 'store' }), /WEB_PUSH must be/)
  t.match(readSettings(complete), { captcha: { provider: null, isOff: false } })
  t.throws(() => readSettings({ ...complete, NODE_ENV: 'production', CAPTCHA: 'off' }), /CAPTCHA must be on/)
  const insecure = { ...provider, TEXTS_URL: 'http://texts.example', CAPTCHA_URL: 'http://captcha.example' }
  t.throws(
    () => readSettings({ ...complete, ...insecure, NODE_ENV: 'production' }),
    /TEXTS_URL must be an address https.*\n.*CAPTCHA_URL must be an address https/,
  )
  t.throws(() => readSettings({ ...complete, TEXTS_URL: 'https://texts.example' }), /TEXTS_URL must be set/)
  const keysUrl = 'postgres://other@localhost:5432/communities'
  t.throws(() => readSettings({ ...complete, KEYS_URL: keysUrl }), /KEYS_URL must not be the database of/)
  t.match(readSettings({ ...complete, KEYS_URL: `${keysUrl}_keys` }), { keysBackupDays: 30 })
  t.match(readSettings({ ...complete, REDIS_URL: '' }), { redisUrl: undefined }, 'empty is not set')
  t.throws(
    () => readSettings({ ...complete, KEYS_MASTER: 'short', PORT: 'x' }),
    /KEYS_MASTER must .*\n.*PORT must be a port/s,
  )
})

test('settings that are secrets have no default values', async (t) => {
  for (const name of ['KEYS_MASTER', 'RESERVATION_PEPPER', 'RECEIPT_KEY'] as const) {
    const { [name]: _, ...rest } = complete
    t.throws(() => readSettings(rest), new RegExp(name), name)
  }
})

test('.env.example describes exactly the environment variables that the services read', async (t) => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => String(name)).toSorted()
  t.strictSame(named, Object.keys(variables).toSorted())
})
