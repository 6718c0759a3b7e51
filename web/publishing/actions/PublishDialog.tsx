import { useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import auth from '../../accounts/auth/auth.module.css'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { listed } from '../../frame/words.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import { checklist } from '../checks/checklist.ts'
import { missingIn, type Place } from '../checks/missing.ts'
import { usePostForm, type PostForm } from '../post-form.ts'
import css from './actions.module.css'
import { Places } from './Places.tsx'
import type { Actions } from './useActions.ts'

interface PublishDialogProps {
  form: PostForm
  actions: Actions
  /** Names of the sites on which readers see the item, its own first. */
  sites: readonly string[]
  choosesSites: boolean
  onPlace(place: Place): void
  onClose(): void
}

/** Dialog in which an item is published now or scheduled: where, what is missing, and afterwards the link to it. */
export function PublishDialog(props: PublishDialogProps) {
  const { actions, sites, onClose } = props
  const [done, setDone] = useState<'published' | 'scheduled' | null>(null)
  const on = listed(sites)
  if (done === null) return <Ask {...props} onDone={setDone} />
  return (
    <Dialog heading={done === 'published' ? 'Published' : 'Scheduled'} onClose={onClose}>
      <p>
        {done === 'published' ? `Readers see it on ${on} now.` : `It will be published on ${on}`}
        {done === 'scheduled' && actions.scheduledAt && (
          <>
            {' '}
            on <Time at={actions.scheduledAt} exact /> (your time).
          </>
        )}
      </p>
      <div className={layout.row}>
        {actions.path && (
          <a href={actions.path} className={buttonClass({ look: 'primary' })}>
            Read it on {sites[0]}
          </a>
        )}
        <Button onClick={onClose}>Back to the editor</Button>
      </div>
    </Dialog>
  )
}

function Ask({
  form,
  actions,
  sites,
  choosesSites,
  onPlace,
  onClose,
  onDone,
}: PublishDialogProps & { onDone(what: 'published' | 'scheduled'): void }) {
  const isOpen = useIsOpen()
  const values = usePostForm(form, (values) => values)
  const missing = missingIn(values)
  const notes = checklist(values, isOpen).filter(({ isFine }) => !isFine)
  const isChange = actions.state === 'PUBLISHED'
  return (
    <Dialog heading={isChange ? 'Publish changes' : 'Publish'} onClose={onClose}>
      <p>
        {isChange ? 'Readers will see the new text on ' : 'Readers will see it on '}
        <strong>{listed(sites)}</strong>.{' '}
        {choosesSites && (
          <button type="button" className={css.place} onClick={() => onPlace({ field: 'crossPublished' })}>
            Choose communities
          </button>
        )}
      </p>
      {missing.length > 0 ? (
        <Places label="This is missing" isRequired places={missing} onPlace={onPlace} />
      ) : (
        <>
          {notes.length > 0 && (
            <Places label="You may want to look at this" places={notes} onPlace={onPlace} />
          )}
          {actions.viewerCan.publish && (
            <Button
              look="primary"
              busy={actions.isBusy}
              onClick={() => void actions.publish().then((isDone) => isDone && onDone('published'))}
            >
              Publish now
            </Button>
          )}
          {actions.viewerCan.schedule && (
            <Later
              isBusy={actions.isBusy}
              onSend={(at) => void actions.schedule(at).then((isDone) => isDone && onDone('scheduled'))}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

/** Explanation of a time that is typed: in the editor's zone, and in UTC if that is another one. */
function zoneHint(typed: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zone === 'UTC') return 'Your time is UTC.'
  const at = Date.parse(typed)
  return `Your time (${zone}).${Number.isNaN(at) ? '' : ` In UTC: ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}`}`
}

function Later({ isBusy, onSend }: { isBusy: boolean; onSend(at: string): void }) {
  const form = useForm({ defaultValues: { at: '' }, mode: 'all' })
  const submit = form.handleSubmit(({ at }) => onSend(new Date(at).toISOString()))
  const send = (event: FormEvent) => {
    event.stopPropagation()
    void submit(event)
  }
  return (
    <form method="dialog" noValidate className={auth.form} onSubmit={send}>
      <Field
        {...form.register('at', {
          validate: (typed) =>
            Number.isNaN(Date.parse(typed))
              ? 'Choose a day and a time'
              : Date.parse(typed) > Date.now() || 'Choose a time in the future',
        })}
        type="datetime-local"
        label="Or publish later"
        hint={zoneHint(form.watch('at'))}
        error={form.formState.errors.at?.message}
      />
      <Button type="submit" busy={isBusy}>
        Schedule
      </Button>
    </form>
  )
}
