import { beginningOf } from '../../../services/rules/writing/cut.ts'
import { isBlank, longest, plainLine } from '../../../services/rules/text.ts'
import { importedMember, type ImportedMember, type Note } from '../format.ts'
import { FORMER, pseudonymsFor, SEVERAL, withoutNames } from './people.ts'
import type { Answer, Dump, Question, Remark } from './read.ts'

export interface Written {
  /** Key of the item in the source, including its kind. */
  key: string
  author: string
  body: string
  /** Time in ms since 1970. */
  at: number
}

/** A question with its answers, and with the comments on both. */
export interface Thread {
  question: Written & { title: string }
  answers: Written[]
  remarks: Written[]
  replies: { written: Written; to: Written }[]
}

const counters = {
  titleAsBody: ['repaired', 'questions without a text: the title is used as the text'],
  cut: ['repaired', 'texts cut to the maximum length'],
  untimed: ['repaired', 'answers and comments without a time: given the time of their parent'],
  older: ['kept', 'answers and comments dated before their question, which has the time of its last edit'],
  nameless: ['replaced', `authors without a name: ${FORMER}`],
  several: ['replaced', `names of several authors: ${SEVERAL}`],
  mentions: ['replaced', 'names of people mentioned in texts'],
  blankAnswers: ['left out', 'answers without a text'],
  orphans: ['left out', 'comments on those answers'],
  blankRemarks: ['left out', 'comments without a text'],
} as const satisfies Record<string, readonly [Note['done'], string]>

type Counter = keyof typeof counters

/** Threads of a dump, with pseudonyms instead of names. `limit` selects the oldest questions. */
export function threadsOf(dump: Dump, limit: number) {
  const counts = new Map<Counter, number>()
  const count = (what: Counter, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by)

  const all = [...dump.questions, ...dump.answers, ...dump.remarks]
  const pseudonyms = pseudonymsFor(all.map(({ author }) => author))
  const answersOf = Map.groupBy(dump.answers, ({ question }) => question)
  const remarksOf = Map.groupBy(dump.remarks, ({ question, answer }) => answer ?? `on ${question}`)
  const found = { threads: 0, answers: 0, comments: 0, replies: 0 }

  function threadOf(asked: Question): Thread {
    const given = answersOf.get(asked.key) ?? []
    const said = remarksOf.get(`on ${asked.key}`) ?? []
    // A comment on an answer belongs to the answer's thread, even if the source lists it under another question.
    const onAnswers = given.flatMap((answer) => remarksOf.get(answer.key) ?? [])
    const around = [...new Set([asked, ...given, ...said, ...onAnswers].map(({ author }) => author))]
    found.threads++
    found.answers += given.length
    found.comments += said.length
    found.replies += onAnswers.length

    function fit(text: string, most: number) {
      const { text: named, replaced } = withoutNames(text, around, pseudonyms)
      count('mentions', replaced)
      if (named.length <= most) return named
      count('cut')
      return `${beginningOf(named, most - 1)}…`
    }
    function ready(kind: string, post: Answer | Remark, parentAt: number): Written {
      if (post.at === null) count('untimed')
      const at = post.at ?? parentAt
      if (at < asked.at) count('older')
      return { key: `${kind} ${post.key}`, author: author(post), body: fit(post.body, longest.body), at }
    }
    function author(post: { author: string }) {
      if (post.author === FORMER) count('nameless')
      if (post.author === SEVERAL) count('several')
      return post.author
    }

    const title = plainLine(fit(asked.title, longest.title))
    if (isBlank(asked.body)) count('titleAsBody')
    const body = isBlank(asked.body) ? title : fit(asked.body, longest.body)
    const question = { key: `question ${asked.key}`, author: author(asked), title, body, at: asked.at }

    const full = given.filter(({ body }) => !isBlank(body))
    count('blankAnswers', given.length - full.length)
    const answers = new Map(full.map((answer) => [answer.key, ready('answer', answer, asked.at)]))
    const texts = [...said, ...onAnswers].filter(({ body }) => !isBlank(body))
    count('blankRemarks', said.length + onAnswers.length - texts.length)
    const remarks = texts
      .filter(({ answer }) => answer === null)
      .map((remark) => ready('comment', remark, asked.at))
    const replies = texts.flatMap((remark) => {
      if (remark.answer === null) return []
      const to = answers.get(remark.answer)
      if (!to) count('orphans')
      return to ? [{ written: ready('comment', remark, to.at), to }] : []
    })
    return {
      question,
      answers: [...answers.values()],
      remarks,
      replies: replies.toSorted((a, b) => a.written.at - b.written.at),
    }
  }

  const chosen = dump.questions.toSorted((a, b) => a.at - b.at).slice(0, limit)
  const threads = chosen.map(threadOf)
  const notes = [...counts].map(([what, count]): Note => {
    const [done, text] = counters[what]
    return { done, count, what: text }
  })
  return { threads, members: membersOf(threads, dump, pseudonyms), found, notes }
}

/** Authors of the imported threads, with the time of each author's first post in the whole dump. */
function membersOf(threads: readonly Thread[], dump: Dump, pseudonyms: ReadonlyMap<string, string>) {
  const first = new Map<string, number>()
  for (const { author, at } of [...dump.questions, ...dump.answers, ...dump.remarks])
    if (at !== null) first.set(author, Math.min(at, first.get(author) ?? at))
  const authors = new Set(
    threads.flatMap(({ question, answers, remarks, replies }) =>
      [question, ...answers, ...remarks, ...replies.map(({ written }) => written)].map(
        ({ author }) => author,
      ),
    ),
  )
  return [...authors].map((author): { author: string; member: ImportedMember } => {
    const username = pseudonyms.get(author)!
    const at = first.get(author) ?? threads[0]!.question.at
    return { author, member: importedMember('stackexchange-health', username, username, at) }
  })
}
