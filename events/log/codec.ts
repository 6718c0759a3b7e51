import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'
import { catalogue, type CatalogueEvent } from '../catalogue.ts'
import { ERASED, isErased, newestVersion, upcast, type EventTypes } from '../define.ts'
import { Metadata, type NewEvent, type Recorded, type RecordedEvent } from '../event.ts'
import { unreadable, type UnreadableEventError } from './unreadable.ts'

const types: EventTypes = catalogue

/** Encryption keys of personal data, 32 bytes per subject. */
export interface Keys {
  /** Returns the subject's key; creates and stores it if it is missing. Throws if the subject was erased. */
  ensure: (subject: string) => Promise<Uint8Array>
  /** Existing keys by subject; an Error for a key that is missing or damaged. Throws if the store is unavailable. */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array | Error>>
}

export interface StoredEvent extends Omit<Recorded, 'metadata'> {
  type: string
  /** True if `data` is JSON, false if it is bytes. */
  isJson: boolean
  data: unknown
  metadata: unknown
}

export interface Reading {
  /** Types to decode, all by default; of other events only the position is used. */
  types?: ReadonlySet<string>
  /**
   * Types whose personal fields are decrypted, all by default. In other types they read as ERASED, without loading
   * keys.
   */
  personal?: ReadonlySet<string>
}

/** Converts events to their stored form, and back. */
export interface Codec<Event = RecordedEvent> {
  encode: (event: NewEvent) => Promise<{ data: Record<string, unknown>; metadata: Metadata }>
  /**
   * Decodes events, except the store's own (`$…`). Passes unreadable events to `onUnreadable`; without it, throws the
   * first.
   */
  decode: (
    events: readonly StoredEvent[],
    reading?: Reading & { onUnreadable?: (event: UnreadableEventError) => void },
  ) => Promise<Event[]>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The encrypted value in a field; null if the field is not encrypted. */
const encryptedIn = (value: unknown): string | null =>
  isObject(value) && typeof value.encrypted === 'string' ? value.encrypted : null

/** Random bytes are generated in bulk, as single calls are expensive. */
const nonces = { bytes: Buffer.alloc(12 * 1024), used: 12 * 1024 }

function newNonce(): Buffer {
  if (nonces.used === nonces.bytes.length) {
    nonces.bytes = randomFillSync(Buffer.alloc(nonces.bytes.length))
    nonces.used = 0
  }
  return nonces.bytes.subarray(nonces.used, (nonces.used += 12))
}

/** Encrypts with AES-256-GCM; the additional data binds the value to its event and field. */
function encrypt(value: unknown, key: Uint8Array, place: string) {
  const nonce = newNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return { encrypted: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') }
}

function decrypt(encrypted: string, key: Uint8Array, place: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
  } catch (cause) {
    throw new Error(
      'its key does not decrypt it. Is KEYS_URL the key store of this log? If so, the event was ' +
        'changed after it was written: compare it with a backup (npm run log -- backup).',
      { cause },
    )
  }
}

/** A stored event of a known type, before decryption and upcasting. */
interface Written {
  event: StoredEvent
  metadata: Metadata
  data: Record<string, unknown>
  personal: { field: string; subject: string; encrypted: string }[]
}

/** Parses a stored event. Throws an Error with the reason and advice. */
function parsedEvent(event: StoredEvent): Written {
  if (!Object.hasOwn(types, event.type)) {
    throw new Error(`this release knows no ${event.type}: it is older than the event. Update it.`)
  }
  const metadata = Metadata.safeParse(event.metadata)
  if (!metadata.success || !isObject(event.data)) {
    throw new Error(
      'its metadata or data are not in the format of this network. Does another program append to this log?',
    )
  }
  const { data } = event
  const personal = []
  for (const [field, subject] of personalFields(event.type, metadata.data.version)) {
    const encrypted = encryptedIn(data[field])
    if (encrypted !== null) personal.push({ field, subject: String(data[subject]), encrypted })
  }
  return { event, metadata: metadata.data, data, personal }
}

/** Decrypts, upcasts and validates an event. */
function read({ event, metadata, data, personal }: Written, keyOf: KeyOf | null) {
  const readable = personal.length > 0 ? { ...data } : data
  for (const { field, subject, encrypted } of personal) {
    const key = keyOf?.(subject)
    readable[field] = key ? decrypt(encrypted, key, `${event.id}/${field}`) : ERASED
  }
  const { id, stream, revision, position, recordedAt, type } = event
  // `data` was validated against the schema of this `type`, which the compiler cannot infer.
  const what = { type, data: upcast(type, types[type]!, metadata.version, readable) } as CatalogueEvent
  return Object.assign(what, { id, stream, revision, position, recordedAt, metadata })
}

/** Reads an event with all personal fields erased; null if it is invalid even so. */
function readWithoutKeys(one: Written): RecordedEvent | null {
  try {
    return read(one, null)
  } catch {
    return null
  }
}

/** Key of a subject; undefined if it was destroyed. Throws if the key is missing or damaged. */
type KeyOf = (subject: string) => Uint8Array | undefined

const none: ReadonlyMap<string, string> = new Map()

/** Personal fields of an event version, each with the field of its subject. */
const personalFields = (type: string, version: number): ReadonlyMap<string, string> =>
  types[type]?.versions[version - 1]?.personal ?? none

/**
 * Opens the codec. Encoding encrypts personal fields with their subject's key; decoding decrypts the stored version,
 * upcasts and validates it. A field whose key was destroyed reads as `ERASED`.
 */
export function openCodec(keys: Keys): Codec {
  async function encode(event: NewEvent) {
    const type = types[event.type]
    if (!type) throw new Error(`${event.type} is not in the catalogue of events`)
    const version = newestVersion(type)
    const data: Record<string, unknown> = { ...upcast(event.type, type, version, { ...event.data }) }
    for (const [field, subject] of personalFields(event.type, version)) {
      if (data[field] === null || isErased(data[field])) continue
      data[field] = encrypt(data[field], await keys.ensure(String(data[subject])), `${event.id}/${field}`)
    }
    return { data, metadata: Metadata.parse({ ...event.metadata, version }) }
  }

  /** Returns Errors instead of throwing them, so that a missing key fails only the events that need it. */
  async function keysOf(subjects: ReadonlySet<string>): Promise<KeyOf> {
    const found = subjects.size > 0 ? await keys.find([...subjects]) : null
    return (subject) => {
      const key = found?.get(subject)
      if (key instanceof Error) throw key
      return key
    }
  }

  const decode: Codec['decode'] = async (stored, { types: wanted, personal, onUnreadable } = {}) => {
    const isWanted = ({ type }: StoredEvent) => (wanted ? wanted.has(type) : !type.startsWith('$'))
    const isOpened = ({ type }: StoredEvent) => personal?.has(type) ?? true
    const events: RecordedEvent[] = []
    const faults: UnreadableEventError[] = []
    const known: Written[] = []
    for (const event of stored) {
      if (!isWanted(event)) continue
      try {
        known.push(parsedEvent(event))
      } catch (error) {
        faults.push(unreadable(event, error))
      }
    }
    const subjects = new Set<string>()
    for (const { event, personal } of known) {
      if (isOpened(event)) for (const { subject } of personal) subjects.add(subject)
    }
    const keyOf = await keysOf(subjects)
    for (const one of known) {
      try {
        events.push(read(one, isOpened(one.event) ? keyOf : null))
      } catch (error) {
        faults.push(unreadable(one.event, error, readWithoutKeys(one)))
      }
    }
    faults.sort((a, b) => (a.position < b.position ? -1 : 1))
    for (const fault of faults) {
      if (!onUnreadable) throw fault
      onUnreadable(fault)
    }
    return events
  }

  return { encode, decode }
}
