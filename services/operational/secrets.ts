import { createHash, randomBytes } from 'node:crypto'

/** A secret to be handed to one person: 256 random bits, fit for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret. A plain hash will do: nobody guesses 256 bits. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
