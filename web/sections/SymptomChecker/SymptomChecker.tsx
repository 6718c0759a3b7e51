import { graphql, useFragment } from 'react-relay'
import { useState } from 'react'
import { Body } from './Body.tsx'
import { nameOf } from './zones.ts'
import text from '../HTML/html.module.css'
import type { SymptomChecker_section$key } from './__generated__/SymptomChecker_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './symptom-checker.module.css'

/** Parts of the body, each with its symptoms behind a disclosure. The server has sanitized the texts. */
export function Component({ section }: { section: SymptomChecker_section$key }) {
  const {
    symptoms: { heading, body, zones },
  } = useFragment(
    graphql`
      fragment SymptomChecker_section on SymptomCheckerSection {
        symptoms: options {
          heading
          body
          zones {
            zone
            html
          }
        }
      }
    `,
    section,
  )
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (zone: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, zone] : [...now].filter((other) => other !== zone)))
  return (
    <div className={parts.wide}>
      <h2>{heading}</h2>
      {body && <p>{body}</p>}
      <div className={css.checker}>
        <Body
          zones={zones.map(({ zone }) => zone)}
          open={open}
          onChoose={(zone) => toggle(zone, !open.has(zone))}
        />
        <div className={css.zones}>
          {zones.map(({ zone, html }) => (
            <details
              key={zone}
              open={open.has(zone)}
              onToggle={({ currentTarget }) => toggle(zone, currentTarget.open)}
            >
              <summary>{nameOf(zone)}</summary>
              <div className={text.html} dangerouslySetInnerHTML={{ __html: html }} />
            </details>
          ))}
        </div>
      </div>
    </div>
  )
}
