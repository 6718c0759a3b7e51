import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'
import { catalogue, type CatalogueEvent } from '../catalogue.ts'
import { ERASED, isErased, newestVersion, upcast, type EventTypes } from '../define.ts'
import { Metadata, type NewEvent, type Recorded, type RecordedEvent } from '../event.ts'
import { unreadable, type UnreadableEventError } from './unreadable.ts'

const types: EventTypes = catalogue

/** Where the keys of personal data are: 32 bytes for each subject. */
export interface Keys {
  /** The subject's key, made and durable before this resolves. Throws when the subject was erased. */
  ensure: (subject: string) => Promise<Uint8Array>
  /**
   * The keys that there still are; an Error for one that should be there and cannot be had, with the reason. Throws when
   * the store does not answer now: nothing is known then of any key.
   */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array | Error>>
}

/** An event as the store holds it. */
export interface StoredEvent extends Omit<Recorded, 'metadata'> {
  type: string
  /** Whether the store was told that the data is JSON; bytes otherwise. */
  isJson: boolean
  data: unknown
  metadata: unknown
}

/** What a reader needs to know of the events that it reads. */
export interface Reading {
  /** The types of events that it reads, all unless given: of the others only that they are there. */
  types?: ReadonlySet<string>
  /**
   * The types of which it reads personal fields too, all unless given. Of the others they come as ERASED, without a
   * look at the keys.
   */
  personal?: ReadonlySet<string>
}

/** Turns events into what the store holds, and back: into events of the network, unless it says otherwise. */
export interface Codec<Event = RecordedEvent> {
  encode: (event: NewEvent) => Promise<{ data: Record<string, unknown>; metadata: Metadata }>
  /**
   * Leaves out what the store writes itself (`$…`). Events that cannot be read are left out too and told to
   * `onUnreadable`, in order; without it the first of them is thrown.
   */
  decode: (
    events: readonly StoredEvent[],
    reading?: Reading & { onUnreadable?: (event: UnreadableEventError) => void },
  ) => Promise<Event[]>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands in an encrypted field; null where the field is in the clear. */
const encryptedIn = (value: unknown): string | null =>
  isObject(value) && typeof value.encrypted === 'string' ? value.encrypted : null

/** Random bytes for nonces: many at a time cost little more than few. */
const nonces = { bytes: Buffer.alloc(12 * 1024), used: 12 * 1024 }

/** Twelve random bytes that nobody else is given. */
function newNonce(): Buffer {
  if (nonces.used === nonces.bytes.length) {
    nonces.bytes = randomFillSync(Buffer.alloc(nonces.bytes.length))
    nonces.used = 0
  }
  return nonces.bytes.subarray(nonces.used, (nonces.used += 12))
}

/** AES-256-GCM; the additional data ties the value to its place, so that it opens nowhere else. */
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
      'its key does not open it. Does KEYS_URL lead to the key store that belongs to this log? If so, the event was ' +
        'changed after it was written: compare it with a backup (npm run log -- backup).',
      { cause },
    )
  }
}

/** An event of a type of this release, still as it was written. */
interface Written {
  event: StoredEvent
  metadata: Metadata
  data: Record<string, unknown>
  /** The fields that are encrypted. */
  personal: { field: string; subject: string; encrypted: string }[]
}

/** Checks what every event has. Throws an Error that says what is wrong and what to do. */
function written(event: StoredEvent): Written {
  if (!Object.hasOwn(types, event.type)) {
    throw new Error(`this release knows no ${event.type}: it is older than the event. Update it.`)
  }
  const metadata = Metadata.safeParse(event.metadata)
  if (!metadata.success || !isObject(event.data)) {
    throw new Error('its metadata or data are not what this network writes. Who else appends to this log?')
  }
  const { data } = event
  const personal = []
  for (const [field, subject] of personalFields(event.type, metadata.data.version)) {
    const encrypted = encryptedIn(data[field])
    if (encrypted !== null) personal.push({ field, subject: String(data[subject]), encrypted })
  }
  return { event, metadata: metadata.data, data, personal }
}

/** Decrypts, brings to the newest version, validates. */
function read({ event, metadata, data, personal }: Written, keyOf: KeyOf | null) {
  const readable = personal.length > 0 ? { ...data } : data
  for (const { field, subject, encrypted } of personal) {
    const key = keyOf?.(subject)
    readable[field] = key ? decrypt(encrypted, key, `${event.id}/${field}`) : ERASED
  }
  const { id, stream, revision, position, recordedAt, type } = event
  // Validated just now against the schema of its type, which is what the union is made of.
  const what = { type, data: upcast(type, types[type]!, metadata.version, readable) } as CatalogueEvent
  return Object.assign(what, { id, stream, revision, position, recordedAt, metadata })
}

/** How an event reads without a look at the keys; null when it does not. */
function readClosed(one: Written): RecordedEvent | null {
  try {
    return read(one, null)
  } catch {
    return null
  }
}

/** The key of a subject; undefined when it was destroyed. Throws when nobody knows. */
type KeyOf = (subject: string) => Uint8Array | undefined

const none: ReadonlyMap<string, string> = new Map()

/** The personal fields of a type of events as of a version, with the field that names the subject of each. */
const personalFields = (type: string, version: number): ReadonlyMap<string, string> =>
  types[type]?.versions[version - 1]?.personal ?? none

/**
 * The codec of the network: every personal field is encrypted with its subject's key. Reading decrypts by the
 * path as written, brings the data to the newest version, then validates it. Where the key is gone, the field
 * reads as `ERASED`.
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

  /** The keys of many subjects. One that cannot be had fails only the events that need it. */
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
        known.push(written(event))
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
        faults.push(unreadable(one.event, error, readClosed(one)))
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
