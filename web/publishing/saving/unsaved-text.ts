import { OperationError } from '../../relay/errors.ts'
import type { PostValues } from '../post-values.ts'

/** Text that has not been saved. */
export interface Unsaved {
  /** Revision of the text on which it is based. */
  basedOn: number
  values: PostValues
}

/** Unsaved text as the browser keeps it, with the number of the server's last change that it contains. */
export interface Kept extends Unsaved {
  version: number
  /** True if the server has the same text. */
  isSent: boolean
}

/** Places in which unsaved text is kept. */
interface Places {
  /** Keeps a text in the browser, or with null forgets it. */
  write(kept: Kept | null): void
  /** Sends a text to the server; resolves to the number of the change. */
  send(text: Unsaved & { version: number }): Promise<number>
  drop(version: number): Promise<void>
}

/** Where unsaved text is: nowhere else yet, on the server too, or in the browser only, because the server failed. */
export type KeptState = 'typed' | 'everywhere' | 'here'

/** Longest time in ms until what is typed is kept in the browser, until it is sent, and until a failed try is repeated. */
export const delays = { write: 400, send: 1500, retry: 8000 }

/**
 * Keeps unsaved text in the browser and, less often, on the server, one change after the other. `onConflict` is called
 * if another page of the editor has sent a text; then nothing is sent until `goOn`.
 */
export function openKeeper(
  places: Places,
  { onState, onConflict }: { onState(state: KeptState): void; onConflict(): void },
) {
  let version = 0
  let unsaved: Unsaved | null = null
  let sent: PostValues | null = null
  let isHeld = false
  let writing: ReturnType<typeof setTimeout> | undefined
  let sending: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const isSent = () => unsaved !== null && unsaved.values === sent
  function write() {
    clearTimeout(writing)
    writing = undefined
    places.write(unsaved && { ...unsaved, version, isSent: isSent() })
  }
  function sendIn(delay: number) {
    sending ??= setTimeout(send, delay)
  }
  async function sendNow() {
    if (!unsaved || isHeld || isSent()) return
    const text = unsaved
    try {
      version = await places.send({ ...text, version })
      sent = text.values
      if (unsaved) write()
      if (isSent()) onState('everywhere')
    } catch (error) {
      if (error instanceof OperationError && error.code === 'CONFLICT') {
        isHeld = true
        onConflict()
      } else {
        onState('here')
        if (unsaved) sendIn(delays.retry)
      }
    }
  }
  async function dropNow() {
    // Something may have been typed while an earlier change was on its way.
    if (unsaved || version === 0) return
    const last = version
    version = 0
    await places.drop(last).catch(() => {})
  }
  function send() {
    clearTimeout(sending)
    sending = undefined
    queue = queue.then(sendNow)
  }

  return {
    /** Takes the present text of the form; null if all of it is saved. */
    take(next: Unsaved | null) {
      const wasUnsaved = unsaved !== null
      unsaved = next
      if (next) {
        if (isSent()) return
        onState('typed')
        writing ??= setTimeout(write, delays.write)
        sendIn(delays.send)
      } else if (wasUnsaved) {
        clearTimeout(sending)
        sending = undefined
        sent = null
        write()
        queue = queue.then(dropNow)
      }
    },
    /** Goes on from a text that was found, or after a conflict from the text of the other page. */
    goOn(from: { version: number; sent: PostValues | null }) {
      version = from.version
      sent = from.sent
      isHeld = false
      if (isSent()) onState('everywhere')
      else if (unsaved) sendIn(0)
    },
    /** Forgets what the browser keeps, as nothing is unsaved. */
    forget: () => places.write(null),
    hold: () => void (isHeld = true),
    isHeld: () => isHeld,
    version: () => version,
    isSent,
    /** Keeps everything at once, because the page may be gone soon. */
    flush() {
      if (writing !== undefined) write()
      if (sending !== undefined) send()
    },
    close() {
      clearTimeout(writing)
      clearTimeout(sending)
    },
  }
}
