import { useState } from 'react'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { Time } from '../ui/text/Time.tsx'
import css from './versions.module.css'

const VersionsDialog = onDemand(async () => (await import('./VersionsDialog.tsx')).VersionsDialog)

/** The time at which an item was edited; pressing it shows the item's earlier texts. */
export function EditedMark({ id, name, at }: { id: string; name: string; at: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.edited} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        edited <Time at={at} />
        <span className="visually-hidden">, earlier versions of {name}</span>
      </button>
      {isOpen && <VersionsDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
