import { test } from 'tap'
import { uploadImage } from './upload.ts'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  },
})

/** Answers the uploads of a test; null loses an answer. Returns the keys that they were sent with. */
function answering(...answers: (object | null)[]): string[] {
  const keys: string[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    responseText = ''
    open() {}
    setRequestHeader(_: string, key: string) {
      keys.push(key)
    }
    send() {
      const answer = answers.shift()
      this.responseText = JSON.stringify(answer)
      this.dispatchEvent(new Event(answer ? 'load' : 'error'))
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  return keys
}

const done = { images: { full: '/a', medium: '/b' } }
const failed = (code: string) => ({ status: 'error', code, message: 'No' })
const send = (name = 'knee.png') =>
  uploadImage(new File(['1'], name, { lastModified: 1 }), { image_type: 'ugc', alt: '' }, () => {})

test('An upload keeps its idempotency key until its outcome is known, and another file has its own', async (t) => {
  const keys = answering(null, failed('INTERNAL'), done, done)
  await t.rejects(send())
  await send('other.png')
  await send()
  await send()
  t.equal(keys[2], keys[0], 'the answer was lost')
  t.not(keys[1], keys[0])
  t.not(keys[3], keys[2], 'the same picture is added once more')
})

test('An upload that was refused gets another idempotency key, and one that failed keeps it', async (t) => {
  const keys = answering(failed('INTERNAL'), failed('CONFLICT'), done)
  for (let count = 0; count < 3; count++) await send('third.png')
  t.equal(keys[1], keys[0])
  t.not(keys[2], keys[1])
})
