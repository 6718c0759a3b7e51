import { answerQuestions } from '../child/answer-questions.ts'
import { draw, type Drawing } from './draw.ts'

answerQuestions((drawing: Drawing) => draw(drawing))
