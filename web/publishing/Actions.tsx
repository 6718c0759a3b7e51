import { useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import auth from '../accounts/auth/auth.module.css'
import { useCommands } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import layout from '../ui/theme/layout.module.css'
import type { Actions_manuscript$key } from './__generated__/Actions_manuscript.graphql.ts'
import { Checklist } from './checks/Checklist.tsx'
import type { PostForm } from './post-form.ts'
import css from './publishing.module.css'

const submit = graphql`
  mutation ActionsSubmitMutation($postId: ID!) {
    submitPost(postId: $postId) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const giveBack = graphql`
  mutation ActionsReturnMutation($postId: ID!, $reason: String) {
    returnPost(postId: $postId, reason: $reason) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const schedule = graphql`
  mutation ActionsScheduleMutation($postId: ID!, $at: DateTime!) {
    schedulePost(postId: $postId, at: $at) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const publish = graphql`
  mutation ActionsPublishMutation($postId: ID!, $basedOn: Int) {
    publishPost(postId: $postId, basedOn: $basedOn) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const unpublish = graphql`
  mutation ActionsUnpublishMutation($postId: ID!, $reason: String) {
    unpublishPost(postId: $postId, reason: $reason) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const bin = graphql`
  mutation ActionsBinMutation($postId: ID!, $reason: String) {
    binPost(postId: $postId, reason: $reason) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const unbin = graphql`
  mutation ActionsUnbinMutation($postId: ID!) {
    unbinPost(postId: $postId) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`

interface ActionsProps {
  post: Actions_manuscript$key
  form: PostForm
  /** Saves what is typed first; resolves to the revision of the text, or to null if it was not saved. */
  save(): Promise<number | null>
}

/** Buttons for what becomes of an item; only those that the editor may use in its present state. */
export function Actions({ post: key, form, save }: ActionsProps) {
  const { postId, viewerCan, state } = useFragment(
    graphql`
      fragment Actions_manuscript on Manuscript {
        postId
        state
        viewerCan {
          submit
          return
          schedule
          publish
          unpublish
          bin
          unbin
        }
      }
    `,
    key,
  )
  const [runOne, isBusy] = useCommands()
  const [isPublishing, setPublishing] = useState(false)
  const run = (mutation: GraphQLTaggedNode, more: MutationParameters['variables'], done: string) =>
    runOne(mutation, { postId, ...more }, { done })
  const saved = async (then: (basedOn: number) => Promise<unknown>) => {
    const revision = await save()
    if (revision !== null) await then(revision)
  }
  const mayPublish = viewerCan.publish || viewerCan.schedule
  if (!Object.values(viewerCan).some(Boolean)) return null
  return (
    <section aria-labelledby="actions" className={layout.card}>
      <h2 id="actions">What happens next</h2>
      <div className={`${layout.row} ${css.actions}`}>
        {mayPublish && (
          <Button look="primary" busy={isBusy} onClick={() => setPublishing(true)}>
            {state === 'PUBLISHED' ? 'Publish changes…' : 'Publish…'}
          </Button>
        )}
        {viewerCan.submit && (
          <Button
            busy={isBusy}
            onClick={() => void saved(() => run(submit, {}, 'Submitted. An editor will look at it.'))}
          >
            Submit for review
          </Button>
        )}
        {viewerCan.return && (
          <Button busy={isBusy} onClick={() => void run(giveBack, {}, 'It is a draft again.')}>
            Return to draft
          </Button>
        )}
        {viewerCan.unpublish && (
          <Button busy={isBusy} onClick={() => void run(unpublish, {}, 'Readers no longer see it.')}>
            Unpublish
          </Button>
        )}
        {viewerCan.bin && (
          <Button
            look="danger"
            busy={isBusy}
            onClick={() => void run(bin, {}, 'Moved to the bin. You can take it out again.')}
          >
            Move to bin
          </Button>
        )}
        {viewerCan.unbin && (
          <Button busy={isBusy} onClick={() => void run(unbin, {}, 'Taken out of the bin.')}>
            Take out of the bin
          </Button>
        )}
      </div>
      {isPublishing && (
        <PublishDialog
          form={form}
          isBusy={isBusy}
          onNow={
            viewerCan.publish
              ? () =>
                  void saved((basedOn) => run(publish, { basedOn }, 'Published.')).then(() =>
                    setPublishing(false),
                  )
              : null
          }
          onLater={
            viewerCan.schedule
              ? (at) => void saved(() => run(schedule, { at }, 'Scheduled.')).then(() => setPublishing(false))
              : null
          }
          onClose={() => setPublishing(false)}
        />
      )}
    </section>
  )
}

interface PublishDialogProps {
  form: PostForm
  isBusy: boolean
  onNow: (() => void) | null
  onLater: ((at: string) => void) | null
  onClose(): void
}

/** Dialog with the checklist, in which an item is published now or scheduled. */
function PublishDialog({ form, isBusy, onNow, onLater, onClose }: PublishDialogProps) {
  const schedule = useForm({ defaultValues: { at: '' }, mode: 'all' })
  const at = schedule.watch('at')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const submit = schedule.handleSubmit(({ at }) => onLater?.(new Date(at).toISOString()))
  const send = (event: FormEvent) => {
    event.stopPropagation()
    void submit(event)
  }
  return (
    <Dialog heading="Publish" onClose={onClose}>
      <Checklist form={form} />
      <form method="dialog" noValidate className={auth.form} onSubmit={send}>
        {onNow && (
          <Button look="primary" busy={isBusy} onClick={onNow}>
            Publish now
          </Button>
        )}
        {onLater && (
          <>
            <Field
              {...schedule.register('at', {
                validate: (typed) =>
                  Number.isNaN(Date.parse(typed))
                    ? 'Choose a day and a time'
                    : Date.parse(typed) > Date.now() || 'Choose a time in the future',
              })}
              type="datetime-local"
              label="Or publish later"
              hint={`Your time (${zone}).${Number.isNaN(Date.parse(at)) ? '' : ` In UTC: ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}`}`}
              error={schedule.formState.errors.at?.message}
            />
            <Button type="submit" busy={isBusy}>
              Schedule
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}
