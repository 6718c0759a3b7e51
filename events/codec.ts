import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { catalogue, type CatalogueEvent } from './catalogue.ts'
import { ERASED, isErased, newestVersion, upcast, type EventTypes } from './define.ts'
import { Metadata, type NewEvent, type Recorded, type RecordedEvent } from './event.ts'
import { orUnreadable } from './unreadable.ts'

const types: EventTypes = catalogue

/** Where the keys of personal data are: 32 bytes for each subject. */
export interface Keys {
  /** The subject's key, made and durable before this resolves. Throws when the subject was erased. */
  ensure: (subject: string) => Promise<Uint8Array>
  /** The keys that there still are. */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
}

/** An event as the store holds it. */
export interface StoredEvent extends Omit<Recorded, 'metadata'> {
  type: string
  /** Whether the store was told that the data is JSON; bytes otherwise. */
  isJson: boolean
  data: unknown
  metadata: unknown
}

/** Turns events into what the store holds, and back: into events of the network, unless it says otherwise. */
export interface Codec<Event = RecordedEvent> {
  encode: (event: NewEvent) => Promise<{ data: Record<string, unknown>; metadata: Metadata }>
  /** Leaves out what the store writes itself (`$…`). Throws UnreadableEvent at the first event that cannot be read. */
  decode: (events: readonly StoredEvent[]) => Promise<Event[]>
}

const Encrypted = z.object({ encrypted: z.string() })
const Data = z.record(z.string(), z.unknown())

/** AES-256-GCM; the additional data ties the value to its place, so that it opens nowhere else. */
function encrypt(value: unknown, key: Uint8Array, place: string) {
  const nonce = randomBytes(12)
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
  const data = Data.safeParse(event.data)
  if (!metadata.success || !data.success) {
    throw new Error('its metadata or data are not what this network writes. Who else appends to this log?')
  }
  const fields = personalFields(event.type, metadata.data.version, data.data)
  const personal = fields.flatMap(({ field, subject }) => {
    const value = Encrypted.safeParse(data.data[field])
    return value.success ? [{ field, subject, encrypted: value.data.encrypted }] : []
  })
  return { event, metadata: metadata.data, data: data.data, personal }
}

/** Decrypts, brings to the newest version, validates. `keys` are those that there still are, by subject. */
function read({ event, metadata, data, personal }: Written, keys: ReadonlyMap<string, Uint8Array>) {
  for (const { field, subject, encrypted } of personal) {
    const key = keys.get(subject)
    data[field] = key ? decrypt(encrypted, key, `${event.id}/${field}`) : ERASED
  }
  const what = { type: event.type, data: upcast(event.type, types[event.type]!, metadata.version, data) }
  const { id, stream, revision, position, recordedAt } = event
  // Validated just now against the schema of its type, which is what the union is made of.
  return { ...(what as CatalogueEvent), id, stream, revision, position, recordedAt, metadata }
}

/** The personal fields of an event as it was written, with the subject of each. */
function personalFields(type: string, version: number, data: Record<string, unknown>) {
  const fields = types[type]?.versions[version - 1]?.personal ?? new Map<string, string>()
  return [...fields].map(([field, subject]) => ({ field, subject: String(data[subject]) }))
}

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
    for (const { field, subject } of personalFields(event.type, version, data)) {
      if (data[field] === null || isErased(data[field])) continue
      data[field] = encrypt(data[field], await keys.ensure(subject), `${event.id}/${field}`)
    }
    return { data, metadata: Metadata.parse({ ...event.metadata, version }) }
  }

  async function decode(stored: readonly StoredEvent[]) {
    const known = stored
      .filter(({ type }) => !type.startsWith('$'))
      .map((event) => orUnreadable(event, () => written(event)))
    const subjects = new Set(known.flatMap(({ personal }) => personal.map(({ subject }) => subject)))
    const found = subjects.size ? await keys.find([...subjects]) : new Map<string, Uint8Array>()
    return known.map((one) => orUnreadable(one.event, () => read(one, found)))
  }

  return { encode, decode }
}
