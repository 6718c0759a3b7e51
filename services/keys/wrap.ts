import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts a key with AES-256-GCM; authenticates its name too, so that encrypted keys cannot be swapped. */
export function wrap(key: Uint8Array, by: Uint8Array, name: string): Uint8Array {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', by, nonce).setAAD(Buffer.from(name))
  const wrapped = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), wrapped])
}

/** Decrypts a key. Throws if it was encrypted with another key or under another name. */
export function unwrap(wrapped: Uint8Array, by: Uint8Array, name: string): Uint8Array {
  const bytes = Buffer.from(wrapped)
  const decipher = createDecipheriv('aes-256-gcm', by, bytes.subarray(0, 12)).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}
