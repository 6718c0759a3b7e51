import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/text/counted.ts'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { Audits_operations$key } from './__generated__/Audits_operations.graphql.ts'
import { audit, useOperate } from './operate.ts'
import { nameOf } from './figures.ts'
import css from './operations.module.css'
import { Progress } from './Progress.tsx'

/** Maximum number of audits on screen. */
const MAX_SHOWN = 5

/** Recent audits, which compare read models with the log. */
export function Audits(props: { operations: Audits_operations$key }) {
  const { audits } = useFragment(
    graphql`
      fragment Audits_operations on Operations {
        audits {
          id
          projections
          isWhole
          state
          askedBy
          askedAt
          share
          drift
          error
          finishedAt
        }
      }
    `,
    props.operations,
  )
  const [begin, isBusy] = useOperate<Record<string, never>>(audit, 'Audit started.')
  return (
    <section className={layout.stack} aria-labelledby="audits">
      <div className={layout.head}>
        <h2 id="audits">Audits</h2>
        <Button size="small" busy={isBusy} onClick={() => begin({})}>
          Run audit
        </Button>
      </div>
      {audits.length === 0 && (
        <p className={layout.soft}>
          No audits yet. An audit rebuilds all tables and compares them row by row.
        </p>
      )}
      <ul className={css.rows}>
        {audits.slice(0, MAX_SHOWN).map((one) => (
          <li key={one.id} className={css.row}>
            <div className={css.name}>
              <h3>{one.isWhole ? 'Everything' : one.projections.map(nameOf).join(', ')}</h3>
              <p className={layout.soft}>
                {one.askedBy}, <Time at={one.finishedAt ?? one.askedAt} />
              </p>
            </div>
            {one.state === 'DONE' && (
              <p className={one.drift ? css.bad : css.good}>
                {one.drift ? `${counted(one.drift, 'row')} drifted from the log` : 'No drift'}
              </p>
            )}
            {one.state === 'FAILED' && <p className={css.bad}>{one.error ?? 'Failed'}</p>}
            {(one.state === 'WAITING' || one.state === 'RUNNING') && (
              <Progress
                label="Audit"
                share={one.share}
                text={one.state === 'WAITING' ? 'Waiting for a replayer' : `${Math.round(one.share * 100)}%`}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
