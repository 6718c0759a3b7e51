import { createHash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Hash of a secret for storage. A plain hash is enough for 256 random bits. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
