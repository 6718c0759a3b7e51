// Counts a folder of health.stackexchange.com without code of the product. node
// scripts/import/counts/stackexchange-health.ts FOLDER Prints JSON: threads, answers (by unique id) and answers without
// a text, comments on questions, comments on answers, and comments on answers without a text.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name the folder: node scripts/import/counts/stackexchange-health.ts FOLDER')
  process.exit(2)
}

const textOf = (name: string) => gunzipSync(readFileSync(`${folder}/${name}.tsv.gz`)).toString('utf8')
const matches = (name: string, record: RegExp) => [...textOf(name).matchAll(record)]

const threads = new Set(matches('questions', /^(\d+)\thttps?:/gm).map(([, id]) => id))
const answers = new Map(
  matches('answers', /^\d+\t(\d+)\thttps?:[^\t]*\t([^\t]*)\t/gm).map(([, id, text]) => [id, text!.trim()]),
)
const onQuestions = matches('question_comments', /^\d+\t/gm).length
const onAnswers = matches('answer_comments', /^\d+\t(\d+)\t/gm).map(([, id]) => id)

console.log(
  JSON.stringify({
    threads: threads.size,
    answers: answers.size,
    answersWithoutText: [...answers.values()].filter((text) => text === '').length,
    comments: onQuestions,
    replies: onAnswers.length,
    repliesUnderAnswersWithoutText: onAnswers.filter((id) => answers.get(id) === '').length,
  }),
)
