import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { entriesOf } from '../../events/entries.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { orphanetFile } from './orphanet.ts'
import { pseudonym } from './pseudonyms.ts'

interface Compared {
  what: string
  source: number
  readModels: number
}

/** Counts a source with a program that shares no code with the product. */
async function countsOf<Schema extends z.ZodType>(name: string, path: string, schema: Schema) {
  const script = join(import.meta.dirname, 'counts', `${name}.ts`)
  const { stdout } = await promisify(execFile)(execPath, [script, path], { maxBuffer: 1 << 24 })
  return schema.parse(JSON.parse(stdout))
}

const Messages = z.object({
  members: z.number(),
  conversations: z.number(),
  messages: z.number(),
  unread: z.record(z.string(), z.number()),
})

async function auditCollegemsg(sql: Sql, path: string): Promise<Compared[]> {
  const source = await countsOf('collegemsg', path, Messages)
  const names = Object.keys(source.unread).map((number) => pseudonym('creatures', Number(number) - 1))
  const rows = await sql<{ username: string; unread: bigint }>`
    select username, coalesce(sum(unread), 0) as unread
    from member left join participant on participant.member = member.id
    where username = any(${names}) group by member.id, username`
  const [totals] = await sql<{ conversations: bigint; messages: bigint }>`
    with imported as (select id from member where username = any(${names}))
    select (select count(*) from conversation where starter in (select id from imported)) as conversations,
      (select count(*) from message where sender in (select id from imported)) as messages`
  const unread = new Map(rows.map((row) => [row.username, Number(row.unread)]))
  const wrong = Object.entries(source.unread).filter(
    ([number, count]) => unread.get(pseudonym('creatures', Number(number) - 1)) !== count,
  )
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0)
  return [
    { what: 'members', source: source.members, readModels: rows.length },
    { what: 'conversations', source: source.conversations, readModels: Number(totals?.conversations) },
    { what: 'messages', source: source.messages, readModels: Number(totals?.messages) },
    { what: 'unread messages', source: sum(Object.values(source.unread)), readModels: sum(unread.values()) },
    { what: 'members with another unread count', source: 0, readModels: wrong.length },
  ]
}

const Threads = z.object({
  threads: z.number(),
  answers: z.number(),
  answersWithoutText: z.number(),
  comments: z.number(),
  replies: z.number(),
  repliesUnderAnswersWithoutText: z.number(),
})

/** Compares threads, comments and replies with the source, except items that the import reports as omitted. */
async function auditStackexchange(sql: Sql, path: string, prefix = 'health'): Promise<Compared[]> {
  const source = await countsOf('stackexchange-health', path, Threads)
  const [found] = await sql<{ threads: bigint; comments: bigint; replies: bigint }>`
    with home as (select id from site where prefix = ${prefix})
    select count(*) filter (where kind = 'thread') as threads, count(*) filter (where kind = 'comment') as comments,
      count(*) filter (where kind = 'reply') as replies
    from content where site in (select id from home)`
  return [
    { what: 'threads', source: source.threads, readModels: Number(found?.threads) },
    {
      what: 'answers with a text, and comments on questions',
      source: source.answers - source.answersWithoutText + source.comments,
      readModels: Number(found?.comments),
    },
    {
      what: 'comments on these answers',
      source: source.replies - source.repliesUnderAnswersWithoutText,
      readModels: Number(found?.replies),
    },
  ]
}

const Directory = z.object({
  disorders: z.number(),
  groups: z.number(),
  synonyms: z.number(),
  summaries: z.number(),
  relations: z.number(),
})

/** Compares the disorder directory with a release of Orphanet, unless administrators have changed disorders. */
async function auditOrphanet(sql: Sql, path: string): Promise<Compared[]> {
  const source = await countsOf('orphanet', await orphanetFile(path), Directory)
  const [found] = await sql<Record<keyof typeof source, bigint>>`
    with directory as (select * from disorder where source = 'orphanet' and not is_retired)
    select count(*) as disorders, count(*) filter (where is_group) as groups,
      sum(jsonb_array_length(synonyms)) as synonyms, count(summary) as summaries,
      (select count(*) from disorder_parent join directory on directory.id = disorder_parent.disorder
        join directory above on above.orpha_code = disorder_parent.parent) as relations
    from directory`
  return entriesOf(source).map(([what, count]) => ({
    what,
    source: count,
    readModels: Number(found?.[what]),
  }))
}

export const audits: Record<string, (sql: Sql, path: string, site?: string) => Promise<Compared[]>> = {
  collegemsg: auditCollegemsg,
  orphanet: auditOrphanet,
  'stackexchange-health': auditStackexchange,
}
