import { useState } from 'react'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import type { Place } from '../checks/missing.ts'
import { isDirty } from '../editing-state.ts'
import { useEditingState, type PostForm } from '../post-form.ts'
import type { useActions_manuscript$key } from './__generated__/useActions_manuscript.graphql.ts'
import css from './actions.module.css'
import { PublishDialog } from './PublishDialog.tsx'
import { TakeOffDialog } from './TakeOffDialog.tsx'
import { useActions } from './useActions.ts'

interface ItemActionsProps {
  post: useActions_manuscript$key
  form: PostForm
  sites: readonly string[]
  choosesSites: boolean
  isPublishing: boolean
  /** Saves what is typed first; resolves to the revision of the text, or to null if it was not saved. */
  save(): Promise<number | null>
  onPlace(place: Place): void
}

/** Buttons for what becomes of an item; only those that the editor may use in its present state. */
export function ItemActions(props: ItemActionsProps) {
  const { post, form, sites, choosesSites, isPublishing, save, onPlace } = props
  const actions = useActions(post, save)
  const { viewerCan, state, isBusy, publishedOn } = actions
  const isChanged = useEditingState(form, isDirty) || actions.hasUnpublishedChanges
  const [open, setOpen] = useState<'publish' | 'Unpublish' | 'Move to bin' | null>(
    isPublishing && state === 'DRAFT' ? 'publish' : null,
  )
  const close = () => setOpen(null)
  const mayPublish = (viewerCan.publish || viewerCan.schedule) && (state !== 'PUBLISHED' || isChanged)
  const isShown = publishedOn.length > 0
  const takeOff = open === 'Unpublish' ? actions.unpublish : actions.bin
  const more = [
    viewerCan.submit &&
      mayPublish && { id: 'submit', label: 'Submit for review', onAction: () => void actions.submit() },
    viewerCan.return && { id: 'return', label: 'Return to draft', onAction: () => void actions.giveBack() },
    viewerCan.unpublish && { id: 'unpublish', label: 'Unpublish…', onAction: () => setOpen('Unpublish') },
    viewerCan.bin && {
      id: 'bin',
      label: isShown ? 'Move to bin…' : 'Move to bin',
      danger: true,
      onAction: () => (isShown ? setOpen('Move to bin') : void actions.bin()),
    },
  ].flatMap((item) => item || [])
  return (
    <>
      {mayPublish && (
        <Button size="small" look="primary" busy={isBusy} onClick={() => setOpen('publish')}>
          {state === 'PUBLISHED' ? 'Publish changes…' : 'Publish…'}
        </Button>
      )}
      {actions.path && !mayPublish && (
        <a href={actions.path} className={buttonClass({ size: 'small', look: 'primary' })}>
          View
        </a>
      )}
      {viewerCan.submit && !mayPublish && (
        <Button size="small" look="primary" busy={isBusy} onClick={() => void actions.submit()}>
          Submit for review
        </Button>
      )}
      {viewerCan.unbin && (
        <Button size="small" look="primary" busy={isBusy} onClick={() => void actions.unbin()}>
          Take out of the bin
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          label="More actions"
          align="end"
          buttonClass={css.more ?? ''}
          button={
            <>
              <Glyph name="more" />
              <span className="visually-hidden">More actions</span>
            </>
          }
          items={more}
        />
      )}
      {open === 'publish' && (
        <PublishDialog
          form={form}
          actions={actions}
          sites={sites}
          choosesSites={choosesSites}
          onPlace={(place) => {
            close()
            onPlace(place)
          }}
          onClose={close}
        />
      )}
      {(open === 'Unpublish' || open === 'Move to bin') && (
        <TakeOffDialog
          sites={publishedOn}
          label={open}
          isBusy={isBusy}
          onConfirm={() => void takeOff().then((isDone) => isDone && close())}
          onClose={close}
        />
      )}
    </>
  )
}
