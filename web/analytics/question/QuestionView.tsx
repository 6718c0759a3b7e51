import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { ANSWER_DAYS, dayWords, originWords, reactionWords } from '../../../services/rules/questions.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Time } from '../../ui/text/Time.tsx'
import type { QuestionView_question$key } from './__generated__/QuestionView_question.graphql.ts'
import { AnswerView } from '../answer/AnswerView.tsx'
import { RunProgress } from './RunProgress.tsx'
import { useDropQuestion } from './useDropQuestion.ts'
import { useKeepQuestion } from './useKeepQuestion.ts'
import { useQuestionChanges } from './useQuestionChanges.ts'
import { summaryOf } from '../words.ts'

const DAY_MS = 86_400_000

/** A question with its answer, which is kept up to date. */
export function QuestionView(props: { question: QuestionView_question$key }) {
  const question = useFragment(
    graphql`
      fragment QuestionView_question on Question {
        id
        title
        askedAt
        isKept
        events
        sites {
          id
          name
        }
        reactions
        origins
        from
        to
        groupBy
        measure
        run {
          state
          ...RunProgress_run
        }
        answer {
          isTooLarge
          groups {
            value
          }
        }
        ...AnswerView_question
      }
    `,
    props.question,
  )
  const { id, title, askedAt, isKept, run, answer } = question
  const begin = useFollowUp()
  const [keep, isKeeping] = useKeepQuestion()
  const [drop, isDropping] = useDropQuestion()
  const [isAsking, setAsking] = useState(false)
  useQuestionChanges(id)
  const isComplete = run?.state === 'DONE' || run?.state === 'LIVE'
  return (
    <>
      <title>{title}</title>
      <header className={layout.stack}>
        <h1>{title}</h1>
        <p className={layout.lead}>{summaryOf(question)}</p>
        <p className={layout.soft}>
          Asked <Time at={askedAt} exact />. {limitsOf(question)}
          {isKept ? (
            'This answer is kept up to date.'
          ) : (
            <>
              This snapshot will be deleted on{' '}
              <Time at={new Date(Date.parse(askedAt) + ANSWER_DAYS * DAY_MS).toISOString()} exact /> unless
              you keep it.
            </>
          )}
        </p>
        <div className={layout.row}>
          {isComplete && answer && !answer.isTooLarge && (
            <a href={urlFor.answerFile(id)} download className={buttonClass({ look: 'primary' })}>
              <Download size={18} aria-hidden="true" /> Download CSV
            </a>
          )}
          {!isKept && (
            <Button busy={isKeeping} onClick={() => keep(id)}>
              Keep up to date
            </Button>
          )}
          <Button look="danger" onClick={() => setAsking(true)}>
            Delete…
          </Button>
        </div>
        {isAsking && (
          <Dialog heading="Delete this question?" onClose={() => setAsking(false)}>
            <p>The question and its answer will be deleted. This can't be undone.</p>
            <DialogButtons onCancel={() => setAsking(false)}>
              <Button
                look="danger"
                busy={isDropping}
                onClick={() => {
                  const goOn = begin()
                  drop(id, () => goOn(urlFor.analytics(), { replace: true }))
                }}
              >
                Delete
              </Button>
            </DialogButtons>
          </Dialog>
        )}
      </header>
      <RunProgress run={run ?? null} />
      {answer && <AnswerView question={question} isComplete={isComplete} />}
    </>
  )
}

/** Describes a question's filters as part of a sentence, with a space at its end; '' without filters. */
function limitsOf(question: {
  from: string | null | undefined
  to: string | null | undefined
  sites: readonly { name: string }[]
  reactions: readonly string[]
  origins: readonly string[]
}): string {
  const { from, to, sites, reactions, origins } = question
  const words = new Map<string, string>([...Object.entries(reactionWords), ...Object.entries(originWords)])
  const limits = [
    from && `since ${dayWords.format(new Date(from))}`,
    to && `through ${dayWords.format(new Date(to))}`,
    sites.length > 0 && `in ${sites.map(({ name }) => name).join(', ')}`,
    reactions.length > 0 && `reactions: ${reactions.map((one) => words.get(one)).join(', ')}`,
    origins.length > 0 && `source: ${origins.map((one) => words.get(one)).join(', ')}`,
  ].filter(Boolean)
  return limits.length > 0 ? `Filters: ${limits.join('; ')}. ` : ''
}
