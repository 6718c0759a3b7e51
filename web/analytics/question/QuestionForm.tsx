import { useForm } from 'react-hook-form'
import {
  askable,
  askableByGroup,
  groupings,
  measures,
  originWords,
  Question,
  reactionWords,
} from '../../../services/rules/questions.ts'
import { longest } from '../../../services/rules/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import layout from '../../ui/theme/layout.module.css'
import css from '../analytics.module.css'
import type { Expected_query$key } from './__generated__/Expected_query.graphql.ts'
import { Choices } from './Choices.tsx'
import { Expected } from './Expected.tsx'
import { PeriodButtons } from './PeriodButtons.tsx'

/** Values of the question form, before validation. */
interface Draft {
  title: string
  events: string[]
  sites: string[]
  reactions: string[]
  origins: string[]
  from: string
  to: string
  groupBy: string[]
  measure: string[]
}

/** Names of the form's fields whose value is one of several options. */
type Choice = { [Name in keyof Draft]: Draft[Name] extends string[] ? Name : never }[keyof Draft]

const empty: Draft = {
  title: '',
  events: [],
  sites: [],
  reactions: [],
  origins: [],
  from: '',
  to: '',
  groupBy: [],
  measure: ['events'],
}

/** Converts the form's values to a question. */
const questionOf = ({ from, to, measure, ...draft }: Draft) =>
  Question.safeParse({ ...draft, from: from || null, to: to || null, measure: measure[0] })

/** Form for a question: events to count, groupings, period and filters. */
export function QuestionForm(props: {
  query: Expected_query$key
  sites: readonly { id: string; name: string }[]
  isBusy: boolean
  onAsk: (question: Question) => void
}) {
  const form = useForm({ defaultValues: empty })
  const { control } = form
  const { isSubmitted } = form.formState
  const draft = form.watch()
  const question = questionOf(draft)
  const errorOf = (field: keyof Draft) =>
    isSubmitted ? question.error?.issues.find(({ path }) => path[0] === field)?.message : undefined
  const set = (field: Choice, chosen: string[]) => form.setValue(field, chosen)
  const submit = form.handleSubmit(() => {
    if (question.success) return props.onAsk(question.data)
    const first = question.error.issues[0]?.path[0]
    document.querySelector<HTMLElement>(`[data-field="${String(first)}"] input`)?.focus()
  })

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <div data-field="title">
        <FormField
          required
          label="Title"
          hint="Shown in your list of questions and used as the file name."
          maxLength={longest.question}
          control={control}
          name="title"
          error={errorOf('title')}
        />
      </div>
      <div className={`${layout.card} ${css.part}`} data-field="events">
        <h2>Count</h2>
        {errorOf('events') && (
          <p className={css.error} role="alert">
            {errorOf('events')}
          </p>
        )}
        {[...askableByGroup].map(([legend, types]) => (
          <Choices
            key={legend}
            legend={legend}
            options={types.map((type) => [type, askable[type]])}
            chosen={draft.events.filter((event) => types.some((type) => type === event))}
            onChange={(chosen) => {
              const others = draft.events.filter((event) => !types.some((type) => type === event))
              set('events', [...others, ...chosen])
            }}
          />
        ))}
      </div>
      <div className={`${layout.card} ${css.part}`}>
        <h2>Group and measure</h2>
        <div data-field="groupBy">
          <Choices
            legend="Grouped by"
            hint="Choose one or two. “Week joined” and “Month joined” refer to the member's sign-up date."
            options={Object.entries(groupings)}
            chosen={draft.groupBy}
            error={errorOf('groupBy')}
            onChange={(groupBy) => set('groupBy', groupBy)}
          />
        </div>
        <Choices
          legend="Measure"
          isOne
          options={Object.entries(measures)}
          chosen={draft.measure}
          error={errorOf('measure')}
          onChange={(measure) => set('measure', measure)}
        />
      </div>
      <div className={`${layout.card} ${css.part}`}>
        <h2>Period and source</h2>
        <PeriodButtons
          from={draft.from}
          to={draft.to}
          onChoose={({ from, to }) => {
            form.setValue('from', from)
            form.setValue('to', to)
          }}
        />
        <div className={css.days} data-field="to">
          <FormField
            label="First day (UTC)"
            type="date"
            control={control}
            name="from"
            error={errorOf('from')}
          />
          <FormField label="Last day (UTC)" type="date" control={control} name="to" error={errorOf('to')} />
        </div>
        <Choices
          legend="Source"
          hint="Imports are conversations from elsewhere, often years old. Choose none to count all."
          options={Object.entries(originWords)}
          chosen={draft.origins}
          error={errorOf('origins')}
          onChange={(origins) => set('origins', origins)}
        />
      </div>
      <MoreFilters sites={props.sites} draft={draft} errorOf={errorOf} onChange={set} />
      <Expected query={props.query} question={question.data ?? null} />
      <div className={layout.row}>
        <Button type="submit" look="primary" busy={props.isBusy}>
          Ask
        </Button>
      </div>
    </form>
  )
}

/** Filters that few questions need, folded away. */
const MoreFilters = (props: {
  sites: readonly { id: string; name: string }[]
  draft: Pick<Draft, 'sites' | 'reactions'>
  errorOf: (field: 'sites' | 'reactions') => string | undefined
  onChange: (field: 'sites' | 'reactions', chosen: string[]) => void
}) => (
  <details className={`${layout.card} ${css.part}`}>
    <summary className={css.summary}>Sites and reactions</summary>
    <p className={layout.soft}>Leave a filter blank to include everything.</p>
    <Choices
      legend="Sites"
      options={props.sites.map(({ id, name }) => [id, name])}
      chosen={props.draft.sites}
      error={props.errorOf('sites')}
      onChange={(sites) => props.onChange('sites', sites)}
    />
    <Choices
      legend="Reactions"
      options={Object.entries(reactionWords)}
      chosen={props.draft.reactions}
      error={props.errorOf('reactions')}
      onChange={(reactions) => props.onChange('reactions', reactions)}
    />
  </details>
)
