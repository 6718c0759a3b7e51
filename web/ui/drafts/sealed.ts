import type { Entry } from './entries.ts'

const NONCE_BYTES = 12

/** True if the browser can encrypt: pages that are loaded without https, except from this machine, cannot. */
export const canSeal = (): boolean => 'subtle' in crypto

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Makes a key for `seal` from 32 bytes in base64; scripts cannot read it again. */
export const keyFrom = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt'])

const forOwner = (owner: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(owner),
})

/** Encrypts drafts for their owner (AES-256-GCM). Returns base64 of the nonce and the cipher text. */
export async function seal(key: CryptoKey, owner: string, entries: readonly Entry[]): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(entries))
  const cipher = new Uint8Array(await crypto.subtle.encrypt(forOwner(owner, nonce), key, text))
  return base64Of(Uint8Array.from([...nonce, ...cipher]))
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** Decrypts drafts; null if they were encrypted for another owner, with another key, or changed since. */
export async function unseal(key: CryptoKey, owner: string, sealed: string): Promise<Entry[] | null> {
  try {
    const bytes = bytesOf(sealed)
    const parameters = forOwner(owner, bytes.slice(0, NONCE_BYTES))
    const text = await crypto.subtle.decrypt(parameters, key, bytes.slice(NONCE_BYTES))
    const entries: unknown = JSON.parse(new TextDecoder().decode(text))
    return Array.isArray(entries) ? entries.filter(isEntry) : null
  } catch {
    return null
  }
}
