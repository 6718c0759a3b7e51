import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { Kept_operations$key } from './__generated__/Kept_operations.graphql.ts'
import { bytes, nameOf } from './figures.ts'
import { drop, useOperate } from './operate.ts'
import css from './operations.module.css'

/** Replaced tables of earlier replays, which are kept until an operator deletes them. */
export function Kept(props: { operations: Kept_operations$key }) {
  const { keptTables } = useFragment(
    graphql`
      fragment Kept_operations on Operations {
        keptTables {
          id
          of
          since
          bytes
        }
      }
    `,
    props.operations,
  )
  const [asked, setAsked] = useState<{ id: string; of: string } | null>(null)
  const [dropTables, isBusy] = useOperate<{ schema: string }>(drop, 'The tables are being deleted.')
  if (keptTables.length === 0) return null
  return (
    <section className={layout.stack} aria-labelledby="kept">
      <h2 id="kept">Old tables</h2>
      <ul className={css.rows}>
        {keptTables.map(({ id, of, since, bytes: size }) => (
          <li key={id} className={css.row}>
            <div className={css.name}>
              <h3>{nameOf(of)}</h3>
              <p className={layout.soft}>
                in use until <Time at={since} exact />, {bytes(size)}
              </p>
            </div>
            <Button size="small" look="danger" onClick={() => setAsked({ id, of })}>
              Delete…<span className="visually-hidden"> the old tables of {nameOf(of)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Dialog heading="Delete these tables?" onClose={() => setAsked(null)}>
          <p>
            {nameOf(asked.of)} is no longer in use. You can recreate its contents from the log by replaying
            that version.
          </p>
          <DialogButtons onCancel={() => setAsked(null)}>
            <Button
              look="danger"
              busy={isBusy}
              onClick={async () => {
                await dropTables({ schema: asked.id })
                setAsked(null)
              }}
            >
              Delete tables
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </section>
  )
}
