import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/text/counted.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import type { Rebuild_operations$key } from './__generated__/Rebuild_operations.graphql.ts'
import { rebuild, useOperate } from './operate.ts'
import { nameOf } from './figures.ts'
import css from './operations.module.css'

/** Button that opens a dialog to choose projections and rebuild them. */
export function Rebuild(props: { operations: Rebuild_operations$key }) {
  const { projections } = useFragment(
    graphql`
      fragment Rebuild_operations on Operations {
        projections {
          id
          name
        }
      }
    `,
    props.operations,
  )
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [begin, isBusy] = useOperate<{ projections: readonly string[] }>(rebuild, 'Replay started.')
  const names = projections.map(({ name }) => name)
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  const confirm = async () => {
    if (await begin({ projections: chosen })) setOpen(false)
  }
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setChosen([])
          setOpen(true)
        }}
      >
        Rebuild…
      </Button>
      {isOpen && (
        <Dialog heading="Rebuild tables" onClose={() => setOpen(false)}>
          <p>
            Members won't notice. New tables are built alongside the live ones, compared with them and swapped
            in. The old tables are kept.
          </p>
          <fieldset className={css.choices}>
            <legend>Projections</legend>
            <label className={css.choice}>
              <input
                type="checkbox"
                checked={chosen.length === names.length}
                onChange={() => setChosen(chosen.length === names.length ? [] : names)}
              />{' '}
              All
            </label>
            {names.map((name) => (
              <label key={name} className={css.choice}>
                <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />{' '}
                {nameOf(name)}
              </label>
            ))}
          </fieldset>
          <DialogButtons onCancel={() => setOpen(false)}>
            <Button look="primary" busy={isBusy} disabled={chosen.length === 0} onClick={confirm}>
              {chosen.length === 0 ? 'Rebuild' : `Rebuild ${counted(chosen.length, 'projection')}`}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
