import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import type { ConversationId } from '../../../events/kinds.ts'
import { send, type Sent } from '../live/send.ts'
import { watch } from '../live/socket.ts'

interface Talkers {
  conversation: ConversationId
  cookies: [by: string, other: string]
}

/** An attempt to send a message. Times are values of `performance.now()`, in ms. */
interface Attempt {
  began: number
  ended: number
  sent: Sent
}

/** A message, which is sent again until the server accepts it. */
export interface Message {
  body: string
  began: number
  attempts: Attempt[]
  seen: number | null
}

/** Members who keep sending each other messages while processes fail. */
export interface Talk {
  messages: readonly Message[]
  /** Stops sending new messages; resolves once the pending ones are accepted, or after `timeoutMs`. */
  end: (timeoutMs: number) => Promise<void>
  close: () => void
}

const ANSWER_TIMEOUT_MS = 15_000
const RETRY_PAUSE_MS = 500

export const acceptance = ({ attempts }: Message): Attempt | undefined =>
  attempts.find(({ sent }) => sent.kind === 'accepted')

/** Sends messages over HTTP at a rate per second, in each conversation in turn, and watches all conversations. */
export function startTalk(url: string, talkers: readonly Talkers[], rate: number): Talk {
  const messages: Message[] = []
  const awaited = new Map<string, Message>()
  const stop = new AbortController()
  const enough = new AbortController()

  const hear = (side: number, body: string) => {
    const message = awaited.get(`${side} ${body}`)
    if (message) message.seen ??= performance.now()
  }
  const sockets = talkers.flatMap(({ conversation, cookies }) =>
    cookies.map((cookie, side) =>
      watch({ url, cookie, conversation, again: true, hear: (body) => hear(side, body) }),
    ),
  )

  async function say(n: number) {
    const { conversation, cookies } = talkers[n % talkers.length]!
    const side = Math.floor(n / talkers.length) % 2
    const message: Message = { body: v7(), began: performance.now(), attempts: [], seen: null }
    messages.push(message)
    awaited.set(`${1 - side} ${message.body}`, message)
    const sending = {
      url,
      cookie: cookies[side]!,
      conversation,
      body: message.body,
      key: v7(),
      timeoutMs: ANSWER_TIMEOUT_MS,
    }
    while (!enough.signal.aborted) {
      const began = performance.now()
      const sent = await send(sending)
      message.attempts.push({ began, ended: performance.now(), sent })
      if (sent.kind === 'accepted') return
      const pause =
        sent.kind === 'refused' && sent.retryAfter !== null ? sent.retryAfter * 1000 : RETRY_PAUSE_MS
      await sleep(pause, undefined, { signal: enough.signal }).catch(() => {})
    }
  }

  const saying = new Set<Promise<void>>()
  async function talk() {
    const began = performance.now()
    for (let n = 0; !stop.signal.aborted; n++) {
      const said = say(n)
      saying.add(said)
      void said.finally(() => saying.delete(said))
      await sleep(Math.max(0, began + ((n + 1) * 1000) / rate - performance.now()))
    }
  }
  const talking = talk()

  return {
    messages,
    async end(timeoutMs) {
      stop.abort()
      await talking
      const timer = setTimeout(() => enough.abort(), timeoutMs)
      await Promise.all(saying)
      clearTimeout(timer)
    },
    close: () => sockets.forEach((close) => close()),
  }
}
