import slugify from '@sindresorhus/slugify'
import type { AnsweredQuestion } from '../../../services/rules/disorders/facts.ts'

/** A page of the source about one disease. */
export interface Page {
  focus: string
  synonyms: string[]
  questions: AnsweredQuestion[]
}

const entities: Readonly<Record<string, string>> = { apos: "'", quot: '"', gt: '>', lt: '<', amp: '&' }
const decoded = (text: string) =>
  text.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity).trim()

const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
    decoded(text),
  )

/** A question of the source without its template: 'What is (are) X ?' is 'What is X?'. */
const questionOf = (text: string) =>
  text
    .replace(' (are) ', ' ')
    .replace(/\s+\?$/, '?')
    .replaceAll(/\s+/g, ' ')

/** An answer without the question that it repeats at its start, and with paragraphs instead of runs of line breaks. */
const answerOf = (text: string) =>
  text
    .replace(/^(?:What|How|Is|Are|Who|Can|Do|Does)\b[^.?]{0,200}\?\s+/, '')
    .replaceAll(/[ \t]*\n[ \t]*\n\s*/g, '\n\n')
    .trim()

/** Reads a page (XML); questions without an answer are left out. */
export function readPage(xml: string): Page {
  const url = decoded(/<Document [^>]*url="([^"]*)"/.exec(xml)?.[1] ?? '')
  const slugs = new Map<string, number>()
  const questions = [...xml.matchAll(/<QAPair\b.*?<\/QAPair>/gs)].flatMap(([pair]) => {
    const [question = '', answer = ''] = [all(pair, 'Question')[0], all(pair, 'Answer')[0]]
    if (answer === '' || question === '') return []
    const type = slugify(/qtype="([^"]*)"/.exec(pair)?.[1] ?? '') || 'question'
    const count = (slugs.get(type) ?? 0) + 1
    slugs.set(type, count)
    const slug = count === 1 ? type : `${type}-${count}`
    return [{ slug, question: questionOf(question), answer: answerOf(answer), url }]
  })
  return { focus: all(xml, 'Focus')[0] ?? '', synonyms: all(xml, 'Synonym'), questions }
}
