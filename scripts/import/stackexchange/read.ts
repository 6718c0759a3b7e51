import { join } from 'node:path'
import punycode from 'punycode/punycode.js'
import type { Note } from '../format.ts'
import { authorOf } from './people.ts'
import { readRecords, type Records, type Shape } from './tsv.ts'

interface Post {
  key: string
  author: string
  body: string
  /** Time in ms since 1970; null if it is unknown. */
  at: number | null
}

export interface Question extends Post {
  title: string
  at: number
}
export interface Answer extends Post {
  question: string
}
export interface Remark extends Post {
  question: string
  answer: string | null
}

export interface Dump {
  questions: Question[]
  answers: Answer[]
  remarks: Remark[]
  notes: Note[]
}

const shapes = {
  questions: { start: /^\d+\thttps?:\/\//, columns: 9, text: 3 },
  answers: { start: /^\d+\t\d+\thttps?:\/\//, columns: 7, text: 3 },
  question_comments: { start: /^\d+\t/, columns: 4, text: 1 },
  answer_comments: { start: /^\d+\t\d+\t/, columns: 5, text: 2 },
} as const satisfies Record<string, Shape>

/** Parses `2018-03-01 07:22:06Z` into ms since 1970; null for other texts. */
const timeOf = (text: string): number | null =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/.test(text) ? Date.parse(text.replace(' ', 'T')) : null

/** Collapses white space as a browser does, and trims lines. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[\u200b\u200f\r]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Decodes a question's body, which is one Punycode string; `failed` means that it is invalid and left unchanged. */
function decoded(body: string): { body: string; failed: boolean } {
  try {
    return { body: punycode.decode(body), failed: false }
  } catch {
    return { body, failed: true }
  }
}

function questionsOf({ rows }: Records) {
  let undecoded = 0
  let untimed = 0
  const questions = rows.flatMap(([id, , title, written, time, user]): Question[] => {
    const { body, failed } = decoded(written!)
    if (failed) undecoded++
    const at = timeOf(time!)
    if (at === null) untimed++
    return at === null
      ? []
      : [{ key: id!, title: tidy(title!), body: tidy(body), author: authorOf(user!), at }]
  })
  return { questions, undecoded, untimed }
}

/** Answers without duplicates. One listed under several questions belongs to the newest question older than it. */
function answersOf({ rows }: Records) {
  const answers = Map.groupBy(rows, ([, id]) => id!)
    .entries()
    .map(([key, listed]): Answer => {
      const older = listed.filter(([question]) => Number(question) < Number(key))
      const [row = listed[0]!] = older.toSorted((a, b) => Number(b[0]) - Number(a[0]))
      const [question, , , body, time, user] = row
      return { key, question: question!, body: tidy(body!), author: authorOf(user!), at: timeOf(time!) }
    })
    .toArray()
  return { answers, repeated: rows.length - answers.length }
}

/** Numbers comments by their order below their question or answer, because the source gives them no ids. */
function remarksOf({ rows }: Records, on: 'question' | 'answer'): Remark[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const [question, answer] = on === 'answer' ? [row[0]!, row[1]!] : [row[0]!, null]
    const [body, time, user] = row.slice(on === 'answer' ? 2 : 1)
    const parent = answer ?? question
    const number = (counts.get(parent) ?? 0) + 1
    counts.set(parent, number)
    const key = `${on} ${parent} ${number}`
    return { key, question, answer, body: tidy(body!), author: authorOf(user!), at: timeOf(time!) }
  })
}

export async function readDump(folder: string): Promise<Dump> {
  const read = (name: keyof typeof shapes) => readRecords(join(folder, `${name}.tsv.gz`), shapes[name])
  const [asked, answered, onQuestions, onAnswers] = await Promise.all([
    read('questions'),
    read('answers'),
    read('question_comments'),
    read('answer_comments'),
  ])
  const { questions, undecoded, untimed } = questionsOf(asked)
  const { answers, repeated } = answersOf(answered)
  const remarks = [...remarksOf(onQuestions, 'question'), ...remarksOf(onAnswers, 'answer')]
  const files = [asked, answered, onQuestions, onAnswers]
  const sum = (what: 'brokenLines' | 'strayTabs' | 'unreadable') =>
    files.reduce((total, file) => total + file[what], 0)
  const notes: Note[] = [
    { done: 'joined', count: sum('brokenLines'), what: 'records split over several lines' },
    { done: 'repaired', count: sum('strayTabs'), what: 'records with a tab inside their text' },
    { done: 'left out', count: sum('unreadable'), what: 'lines that are not records' },
    { done: 'left out', count: untimed, what: 'questions without a time' },
    { done: 'kept', count: undecoded, what: 'questions whose text is not valid Punycode' },
    {
      done: 'joined',
      count: repeated,
      what: 'answers listed under several questions: kept under the original one',
    },
  ]
  return { questions, answers, remarks, notes }
}
