import { z } from 'zod'
import { isPlainLine, notPlainMessage } from '../text.ts'

// Schemas of the facts about a disorder (spec §3 Disorder) that commands accept.

const line = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters`).refine(isPlainLine, notPlainMessage)

const lines = (max: number, length: number) =>
  z
    .array(line(length).min(1, 'Please remove the empty line'))
    .max(max, `Please give at most ${max}`)
    .transform((all) => [...new Set(all)])

/** Schema of an Orphanet code, which consists of digits. */
const OrphaCode = z.string().regex(/^[1-9]\d{0,6}$/, 'Please enter the digits of the ORPHA code')

const Prevalence = z.object({ class: line(80), geographic: line(120), measure: line(80) })
export type Prevalence = z.output<typeof Prevalence>

export const DisorderFacts = z.object({
  orphaCode: OrphaCode.nullable(),
  name: line(200).min(1, 'Please enter a name'),
  isGroup: z.boolean(),
  summary: z.string().trim().min(1).max(5000, 'Please use at most 5000 characters').nullable(),
  synonyms: lines(60, 250),
  onsetAges: lines(20, 60),
  inheritanceTypes: lines(20, 80),
  prevalences: z.array(Prevalence).max(200),
  parents: z.array(OrphaCode).max(100),
  allowIndexing: z.boolean().nullable(),
})
export type DisorderFacts = z.output<typeof DisorderFacts>

/** Facts about a condition that an administrator has just added, of which only the name is known. */
export const noFacts: Omit<DisorderFacts, 'name'> = {
  orphaCode: null,
  isGroup: false,
  summary: null,
  synonyms: [],
  onsetAges: [],
  inheritanceTypes: [],
  prevalences: [],
  parents: [],
  allowIndexing: null,
}

const MAX_QUESTIONS = 40

export const AnsweredQuestions = z
  .array(
    z.object({
      slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/),
      question: line(300).min(1),
      answer: z.string().trim().min(1).max(40_000),
      url: z
        .string()
        .max(500)
        .regex(/^https?:\/\/\S+$/),
    }),
  )
  .max(MAX_QUESTIONS)
  .refine(
    (all) => new Set(all.map(({ slug }) => slug)).size === all.length,
    'Two questions have the same address',
  )
export type AnsweredQuestion = z.output<typeof AnsweredQuestions>[number]
