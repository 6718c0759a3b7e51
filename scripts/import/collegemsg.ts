import { readFile } from 'node:fs/promises'
import type { ConversationId, MemberId } from '../../events/kinds.ts'
import { conversationIdOf, newId, uuidOf } from '../../services/commands/frame/ids.ts'
import { conversations, messages } from '../../services/commands/messaging.ts'
import { bodyOf } from './collegemsg-bodies.ts'
import { importedMember, type Format, type Import, type ImportCommand, type Note } from './format.ts'
import { pseudonym } from './pseudonyms.ts'

export interface SourceMessage {
  /** Line number in the file, from 1. */
  line: number
  from: number
  to: number
  /** Time in ms since 1970. The source gives seconds; milliseconds number the messages within one second. */
  at: number
}

/** Parses `FROM TO UNIXTIME` lines into messages, ordered by time and line. */
export function parseCollegeMsg(text: string): { messages: SourceMessage[]; notes: Note[] } {
  const read: SourceMessage[] = []
  const bad = { unreadable: 0, self: 0 }
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue
    const [, from, to, seconds] = /^(\d+) (\d+) (\d{9,10})\s*$/.exec(row) ?? []
    if (!from || !to || !seconds) bad.unreadable++
    else if (from === to) bad.self++
    else read.push({ line: index + 1, from: Number(from), to: Number(to), at: Number(seconds) * 1000 })
  }
  const messages = read.toSorted((a, b) => a.at - b.at || a.line - b.line)
  const rows = new Set(messages.map(({ from, to, at }) => `${from} ${to} ${at}`))
  const shared = numbered(messages)
  const notes: Note[] = [
    { done: 'left out', count: bad.unreadable, what: 'lines that are not FROM TO UNIXTIME' },
    { done: 'left out', count: bad.self, what: 'messages from members to themselves' },
    {
      done: 'kept',
      count: messages.length - rows.size,
      what: 'duplicate rows, imported as separate messages',
    },
    {
      done: 'repaired',
      count: shared,
      what: 'messages within the same second: milliseconds keep their order',
    },
  ]
  return { messages, notes: notes.filter(({ count }) => count > 0) }
}

/** Numbers messages within one second by milliseconds, to keep their order; returns the number of changed messages. */
function numbered(messages: SourceMessage[]): number {
  let second = -1
  let before = 0
  let shared = 0
  for (const message of messages) {
    before = message.at === second ? before + 1 : 0
    second = message.at
    if (before > 0) shared++
    message.at += Math.min(before, 999)
  }
  return shared
}

/** Members of the chosen messages, by number. Each member joins at the time of their first message in `all`. */
function membersOf(chosen: readonly SourceMessage[], all: readonly SourceMessage[]) {
  const first = new Map<number, number>()
  for (const { from, to, at } of all)
    for (const number of [from, to]) if (!first.has(number)) first.set(number, at)
  const numbers = new Set(chosen.flatMap(({ from, to }) => [from, to]))
  const entries = [...numbers].map((number) => {
    const name = pseudonym('creatures', number - 1)
    return [number, importedMember('collegemsg', String(number), name, first.get(number)!)] as const
  })
  return new Map(entries)
}

const startCommand = (key: string, at: number, by: MemberId, other: MemberId): ImportCommand => ({
  kind: 'conversations',
  key,
  at,
  actor: by,
  commandId: uuidOf(at, `collegemsg conversation ${key}`),
  run: ({ dispatch }, intent) => dispatch(conversations, { name: 'start', other }, intent),
})

function sendCommand(
  key: string,
  { line, at }: SourceMessage,
  sender: MemberId,
  conversation: ConversationId,
): ImportCommand {
  const commandId = uuidOf(at, `collegemsg message ${line}`)
  const message = newId('message', commandId)
  return {
    kind: 'messages',
    key,
    at,
    actor: sender,
    commandId,
    run: ({ dispatch }, intent) =>
      dispatch(messages, { name: 'send', message, conversation, body: bodyOf(line) }, intent),
  }
}

const pairOf = ({ from, to }: SourceMessage) => `${Math.min(from, to)}-${Math.max(from, to)}`

/** Converts messages to commands; the first message between two members starts their conversation. */
export function collegeMsgImport(text: string, limit: number): Import {
  const { messages: all, notes } = parseCollegeMsg(text)
  const chosen = all.slice(0, limit)
  const members = membersOf(chosen, all)
  const pairs = new Set(chosen.map(pairOf))

  function* commands() {
    const started = new Map<string, ConversationId>()
    for (const message of chosen) {
      const key = pairOf(message)
      const sender = members.get(message.from)!.id
      const other = members.get(message.to)!.id
      const conversation = started.get(key) ?? conversationIdOf(sender, other)
      if (!started.has(key)) yield startCommand(key, message.at, sender, other)
      started.set(key, conversation)
      yield sendCommand(key, message, sender, conversation)
    }
  }

  return {
    members: [...members.values()],
    commands: commands(),
    total: pairs.size + chosen.length,
    found: { members: members.size, conversations: pairs.size, messages: chosen.length },
    notes,
  }
}

/** Source format: private messages of a student community (SNAP CollegeMsg) as FROM TO UNIXTIME, without texts. */
export const collegemsg: Format = {
  name: 'collegemsg',
  about: 'private messages, one per line: FROM TO UNIXTIME (SNAP CollegeMsg); their texts are generated',
  home: {
    prefix: 'campus',
    name: 'Campus Commons',
    description: 'Private messages from a student community in 2004, with invented names and texts.',
    accent: '#3a5a8c',
  },
  flags: ['Accounts', 'private_messaging', 'Reactions'],
  read: async (path, { limit }) => collegeMsgImport(await readFile(path, 'utf8'), limit),
}
