import { hash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Hash under which a secret is stored; a fast hash is enough, as 256 random bits cannot be guessed. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')
