import { answerQuestions } from '../child/answer-questions.ts'
import { previewIn } from './page-preview.ts'

// Main module of the process that reads pages to which members link.

answerQuestions(({ html }: { html: string }) => previewIn(html))
