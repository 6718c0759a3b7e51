import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'
import { catalogue, type CatalogueEvent } from '../catalogue.ts'
import { ERASED, isErased, newestVersion, upcast, type EventTypes } from '../define.ts'
import { Metadata, type NewEvent, type Recorded, type RecordedEvent } from '../event.ts'
import { unreadable, type UnreadableEventError } from './unreadable.ts'

const types: EventTypes = catalogue

/** Keys of 32 bytes that encrypt personal data, one per subject (a member). */
export interface Keys {
  /** Returns the subject's key; creates and stores a key if there is none. Throws if the subject was erased. */
  ensure: (subject: string) => Promise<Uint8Array>
  /**
   * Existing keys by subject, with an Error for each missing or damaged key. Throws if the key store is unavailable.
   */
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
  /** Event types to decode, by default all. For events of other types, only the position is used. */
  types?: ReadonlySet<string>
  /** Event types whose personal fields are decrypted, by default all; in other types, these fields read as ERASED. */
  personal?: ReadonlySet<string>
}

/** Converts events to their stored (encrypted) form and back. */
export interface Codec<Event = RecordedEvent> {
  encode: (event: NewEvent) => Promise<{ data: Record<string, unknown>; metadata: Metadata }>
  /**
   * Decodes stored events and ignores those of the store itself (`$…`). Passes unreadable events to `onUnreadable`;
   * without this function, throws an error for the first one.
   */
  decode: (
    events: readonly StoredEvent[],
    reading?: Reading & { onUnreadable?: (event: UnreadableEventError) => void },
  ) => Promise<Event[]>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The encrypted value of a field; null if the field is not encrypted. */
const encryptedIn = (value: unknown): string | null =>
  isObject(value) && typeof value.encrypted === 'string' ? value.encrypted : null

/** Generates random bytes in bulk, because a call for each value would be slow. */
const nonces = { bytes: Buffer.alloc(12 * 1024), used: 12 * 1024 }

function newNonce(): Buffer {
  if (nonces.used === nonces.bytes.length) {
    nonces.bytes = randomFillSync(Buffer.alloc(nonces.bytes.length))
    nonces.used = 0
  }
  return nonces.bytes.subarray(nonces.used, (nonces.used += 12))
}

/** Length to a multiple of which JSON is padded, so that the length does not tell which of a few words it is. */
const BLOCK_LENGTH = 32

/** Encrypts with AES-256-GCM; the additional data prevents moving the ciphertext to another event or field. */
function encrypt(value: unknown, key: Uint8Array, place: string) {
  const nonce = newNonce()
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const json = JSON.stringify(value)
  const padded = json.padEnd(Math.ceil(json.length / BLOCK_LENGTH) * BLOCK_LENGTH)
  const text = Buffer.concat([cipher.update(padded, 'utf8'), cipher.final()])
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

/** A stored event of a known type that is not yet decrypted or upcast. */
interface Written {
  event: StoredEvent
  metadata: Metadata
  data: Record<string, unknown>
  personal: { field: string; subject: string; encrypted: string }[]
}

/** Parses a stored event. Throws an Error that contains the reason and advice for the operator. */
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

/** Decrypts, upcasts and validates a parsed event. */
function read({ event, metadata, data, personal }: Written, keyOf: KeyOf | null) {
  const readable = personal.length > 0 ? { ...data } : data
  for (const { field, subject, encrypted } of personal) {
    const key = keyOf?.(subject)
    readable[field] = key ? decrypt(encrypted, key, `${event.id}/${field}`) : ERASED
  }
  const { id, stream, revision, position, recordedAt, type } = event
  // `data` was validated against the schema of this event type, but the compiler cannot infer that.
  const what = { type, data: upcast(type, types[type]!, metadata.version, readable) } as CatalogueEvent
  return Object.assign(what, { id, stream, revision, position, recordedAt, metadata })
}

/** Reads an event as if all its personal fields were erased; null if it is invalid even then. */
function readWithoutKeys(one: Written): RecordedEvent | null {
  try {
    return read(one, null)
  } catch {
    return null
  }
}

/** Key of a subject; undefined if the key was destroyed. Throws if the key is missing or damaged. */
type KeyOf = (subject: string) => Uint8Array | undefined

const none: ReadonlyMap<string, string> = new Map()

/** Names of an event version's personal fields, each with the name of the field that contains its subject. */
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
      if ((data[field] ?? null) === null || isErased(data[field])) continue
      data[field] = encrypt(data[field], await keys.ensure(String(data[subject])), `${event.id}/${field}`)
    }
    return { data, metadata: Metadata.parse({ ...event.metadata, version }) }
  }

  /** Returns missing keys as Errors instead of throwing, so that only events that need these keys fail. */
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
