import { LockKeyhole } from 'lucide-react'
import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import layout from '../ui/theme/layout.module.css'
import type { EventType_event$key } from './__generated__/EventType_event.graphql.ts'
import css from './events.module.css'

/** Inserts opportunities for line breaks between the words of a camel-case name. */
const withBreaks = (name: string) =>
  name.split(/(?=[A-Z])/).map((word, at) => (
    <Fragment key={word}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))

/** An event type with the fields of each version, the commands that emit it, and its projections. */
export function EventType(props: { event: EventType_event$key }) {
  const { name, versions, emittedBy, projectedBy } = useFragment(
    graphql`
      fragment EventType_event on EventType {
        name
        versions {
          version
          fields {
            name
            type
            subject
          }
        }
        emittedBy {
          decider
          command
        }
        projectedBy
      }
    `,
    props.event,
  )
  return (
    <article aria-label={name} className={`${layout.card} ${css.event}`}>
      <h3>{name}</h3>
      {versions.map(({ version, fields }) => (
        <table key={version} className={css.fields}>
          <caption>Version {version}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Contents</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{withBreaks(field.name)}</th>
                <td>
                  {field.type}
                  {field.subject && (
                    <span className={css.personal}>
                      <LockKeyhole size={14} aria-hidden="true" /> personal data of the {field.subject}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <dl className={css.uses}>
        <dt>Emitted by</dt>
        <dd>{emittedBy.map(({ decider, command }) => `${decider}.${command}`).join(', ') || 'nobody'}</dd>
        <dt>Projected by</dt>
        <dd>{projectedBy.join(', ') || 'nobody'}</dd>
      </dl>
    </article>
  )
}
