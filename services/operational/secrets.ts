import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Hash under which a secret is stored; a fast hash is enough, as 256 random bits cannot be guessed. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** Encrypts secrets that must be read again, each for one owner. */
export interface Vault {
  seal: (owner: string, secret: string) => Buffer
  /** Throws if the text was sealed for another owner or with another key. */
  unseal: (owner: string, sealed: Uint8Array) => string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Opens a vault (AES-256-GCM) whose key is derived from `secret` for one purpose. */
export function openVault(secret: Uint8Array, purpose: string): Vault {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(owner, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    unseal(owner, sealed) {
      const tag = sealed.subarray(-TAG_BYTES)
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      cipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      const text = cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([text, cipher.final()]).toString('utf8')
    },
  }
}
