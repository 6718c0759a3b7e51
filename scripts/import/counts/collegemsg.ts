// Counts the expected read models after `npm run import -- collegemsg FILE`, without code of the product. node
// scripts/import/counts/collegemsg.ts FILE Prints JSON: numbers of members, conversations and messages, and unread
// messages by each member's number in the file. A message counts as unread if it was received after the member's own
// last message in the conversation.
import { readFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name the file: node scripts/import/counts/collegemsg.ts CollegeMsg.txt')
  process.exit(2)
}

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .map((row) => row.trim().split(' ').map(Number))
  .flatMap(([from, to, at], line) =>
    from === undefined || to === undefined || at === undefined ? [] : [{ from, to, at, line }],
  )
rows.sort((a, b) => a.at - b.at || a.line - b.line)

const unread: Record<string, number> = {}
/** Unread messages by receiver and sender; a reply to the sender sets the count to zero. */
const waiting = new Map<string, number>()
const pairs = new Set<string>()
for (const { from, to } of rows) {
  unread[from] ??= 0
  unread[to] ??= 0
  pairs.add([from, to].toSorted((a, b) => a - b).join('-'))
  waiting.set(`${from} ${to}`, 0)
  waiting.set(`${to} ${from}`, (waiting.get(`${to} ${from}`) ?? 0) + 1)
}
for (const [key, count] of waiting) unread[key.split(' ')[0]!]! += count

const members = Object.keys(unread).length
console.log(JSON.stringify({ members, conversations: pairs.size, messages: rows.length, unread }))
