import { createHash, randomBytes } from 'node:crypto'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** For storage. A plain hash suffices for 256 random bits. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
