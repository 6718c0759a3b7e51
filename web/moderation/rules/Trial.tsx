import { graphql, useFragment } from 'react-relay'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import { ruleWords } from '../decision/rule-words.ts'
import type { Trial_trial$key } from './__generated__/Trial_trial.graphql.ts'
import css from './rules.module.css'

/** Result of a trial: how many texts each rule would have held, and the newest of them. */
export function Trial({ trial }: { trial: Trial_trial$key }) {
  const { since, until, texts, held, examples } = useFragment(
    graphql`
      fragment Trial_trial on ContentRulesTrial {
        since
        until
        texts
        held {
          rule
          texts
        }
        examples {
          rule
          item {
            id
            title
            body
            author {
              username
            }
          }
        }
      }
    `,
    trial,
  )
  const sum = held.reduce((all, { texts: of }) => all + of, 0)
  return (
    <>
      <h2>
        {sum} of {texts} {texts === 1 ? 'text' : 'texts'} would have been held
      </h2>
      <p className={layout.soft}>
        <Time at={since} exact /> to <Time at={until} exact />
      </p>
      <ul>
        {held.map(({ rule, texts: of }) => (
          <li key={rule}>
            {ruleWords(rule).label}: {of}
          </li>
        ))}
      </ul>
      <ul className={css.examples} aria-label="Newest examples">
        {examples.flatMap(({ rule, item }) =>
          item
            ? [
                <li key={item.id}>
                  <strong>{item.author.username}</strong> · {ruleWords(rule).label}
                  <p className={css.text}>{item.title ? `${item.title}: ${item.body}` : item.body}</p>
                </li>,
              ]
            : [],
        )}
      </ul>
    </>
  )
}
