import { existsSync } from 'node:fs'
import t from 'tap'
import { FlagReason } from '../../../events/moderation.ts'
import { writtenThreads } from '../forum.ts'
import { writtenConversations } from '../messaging.ts'
import { demoSites } from '../sites.ts'
import { crowdConversations } from './conversations.ts'
import { crowdThreads } from './threads.ts'

const threads = [...writtenThreads(), ...crowdThreads()]

const pictures = new URL('../../../services/api/demo-pictures/', import.meta.url)

t.test('every community of the demo has a cover picture and a logo', async (t) => {
  for (const site of Object.keys(demoSites))
    for (const kind of ['covers', 'logos'])
      t.ok(existsSync(new URL(`${kind}/${site}.svg`, pictures)), `${kind} of ${site}`)
})

const sentencesOf = (text: string) =>
  text.split(/[.!?\n]+/).flatMap(
    (sentence) =>
      sentence
        .toLowerCase()
        .match(/\p{L}.*/u)?.[0]
        .trim() ?? [],
  )

t.test('no text occurs twice in a community of the demo', async (t) => {
  for (const site of Object.keys(demoSites)) {
    const bodies = threads
      .filter((thread) => thread.site === site)
      .flatMap(({ body, comments }) => [
        body,
        ...comments.flatMap((comment) => [
          comment.body,
          ...(comment.replies ?? []).map((reply) => reply.body),
        ]),
      ])
    const said = bodies.flatMap((body) => [...new Set(sentencesOf(body))])
    const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index)
    t.same(twice, [], site)
  }
})

t.test('every community of the demo has content, including a long thread', async (t) => {
  for (const site of Object.keys(demoSites)) {
    const talk = threads.filter((thread) => thread.site === site)
    t.ok(talk.length >= 10, `${site} has ten threads`)
    t.ok(talk.filter(({ comments }) => comments.length >= 2).length >= 9, `people answer on ${site}`)
  }
  t.ok(threads.some(({ comments }) => comments.length >= 60))
  t.ok(threads.some(({ edited = [] }) => edited.length === 5))
  t.ok(threads.some(({ isWithdrawn, comments }) => isWithdrawn && comments.length > 0))
  t.ok([...writtenConversations(), ...crowdConversations()].some(({ messages }) => messages.length >= 60))
})

t.test('the demo has at least ten reported items, and every reason for a report occurs', async (t) => {
  const items = threads.flatMap((thread) => [thread, ...thread.comments])
  const reported = items.filter(({ flags = [] }) => flags.length > 0)
  t.ok(reported.length >= 10)
  const flags = reported.flatMap(({ flags = [] }) => flags)
  t.same(new Set(flags.map(({ reason }) => reason)), new Set(FlagReason.options))
  t.ok(flags.filter(({ note }) => note).length >= 5, 'some say more than the reason')
})
