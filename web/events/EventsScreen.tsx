import { graphql } from 'react-relay'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import layout from '../ui/theme/layout.module.css'
import type { EventsScreenQuery } from './__generated__/EventsScreenQuery.graphql.ts'
import { EventType } from './EventType.tsx'
import css from './events.module.css'

const query = graphql`
  query EventsScreenQuery {
    eventTypes {
      name
      emittedBy {
        decider
      }
      ...EventType_event
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<EventsScreenQuery>(args, query, {})

/** Screen of `/wp-admin/events`: all event types, from a list that is generated from the code. */
export function Component() {
  const { eventTypes } = usePage<EventsScreenQuery>(query)
  const groups = Map.groupBy(eventTypes, ({ emittedBy }) => emittedBy[0]?.decider ?? 'others')
  return (
    <div className={layout.page}>
      <title>Event catalog</title>
      <header className={layout.stack}>
        <h1>Event catalog</h1>
        <p className={layout.lead}>
          All {eventTypes.length} event types in the network. Personal fields are encrypted with each member's
          own key.
        </p>
      </header>
      <nav aria-label="Event groups">
        <ul className={css.groups}>
          {[...groups].map(([group, events]) => (
            <li key={group}>
              <a href={`#${group}`}>
                {group} ({events.length})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...groups].map(([group, events]) => (
        <section key={group} id={group} className={layout.stack} aria-labelledby={`${group}-heading`}>
          <h2 id={`${group}-heading`} className={css.group}>
            {group}
          </h2>
          {events.map((event) => (
            <EventType key={event.name} event={event} />
          ))}
        </section>
      ))}
    </div>
  )
}
