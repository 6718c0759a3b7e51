import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import type { Section } from '../../services/rules/profiles/fields.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { SectionLinks } from '../frame/layout/SectionLinks.tsx'
import layout from '../ui/theme/layout.module.css'
import type { QuestionsScreenMutation } from './__generated__/QuestionsScreenMutation.graphql.ts'
import type { QuestionsScreenQuery } from './__generated__/QuestionsScreenQuery.graphql.ts'
import { ProfileNav } from './ProfileNav.tsx'
import { ValuesForm } from './ValuesForm.tsx'

const query = graphql`
  query QuestionsScreenQuery {
    viewer {
      ...ValuesForm_user
    }
  }
`

/** Sections of questions, by the last part of the path. */
const parts: readonly { slug?: string; section: Section; name: string }[] = [
  { section: 'questions', name: 'About you' },
  { slug: 'extended', section: 'extended', name: 'Living with your condition' },
  { slug: 'social', section: 'social', name: 'Everyday life' },
]
const partOf = (slug: string | undefined) => parts.find((part) => part.slug === slug)

export const loader = (args: LoadArgs) =>
  loadPage<QuestionsScreenQuery>(args, query, {}, () => partOf(args.params.slug) !== undefined)

/** Screens of `/profile/questions`, `…/extended` and `…/social`: optional questions about the member. */
export function Component() {
  const { viewer } = usePage<QuestionsScreenQuery>(query)
  const { site } = useShell()
  const shown = partOf(useParams().slug)
  const [run] = useCommand<QuestionsScreenMutation>(graphql`
    mutation QuestionsScreenMutation($answers: [AnswerInput!]!) {
      answerQuestions(answers: $answers) {
        user {
          ...ValuesForm_user
        }
      }
    }
  `)
  if (!viewer || !shown) return null
  return (
    <div className={layout.page}>
      <title>{`${shown.name} · ${site.name}`}</title>
      <ProfileNav current={urlFor.questions()} />
      <h1>{shown.name}</h1>
      <p className={layout.lead}>
        Answer what you like, in your own words. Only you can see an answer until you choose who else can.
      </p>
      <SectionLinks
        label="Questions"
        current={urlFor.questions(shown.slug)}
        links={parts.map(({ slug, name }) => ({ to: urlFor.questions(slug), text: name }))}
      />
      <ValuesForm
        key={shown.section}
        user={viewer}
        section={shown.section}
        save={async (changed) => {
          const answers = Object.entries(changed).map(([question, answer]) => ({ question, answer }))
          return (await run({ answers })) !== null
        }}
      />
    </div>
  )
}
