import { graphql } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { OperationError } from '../../relay/errors.ts'
import { toastFailure, useCommand } from '../../relay/useCommand.ts'
import { flushWriting } from '../../sections/rich-text/useWriting.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import type { useSavingReviseMutation } from './__generated__/useSavingReviseMutation.graphql.ts'
import type { useSavingWriteMutation } from './__generated__/useSavingWriteMutation.graphql.ts'
import type { PostForm } from '../post-form.ts'
import { isSame, postInput, type PostValues } from '../post-values.ts'
import { leaveFor } from './useAutosave.ts'
import type { KindName } from '../words.ts'

const write = graphql`
  mutation useSavingWriteMutation($type: AssocType!, $post: PostInput!) {
    writePost(type: $type, post: $post) {
      postId
    }
  }
`
const revise = graphql`
  mutation useSavingReviseMutation($postId: ID!, $basedOn: Int!, $post: PostInput!, $reason: String) {
    revisePost(postId: $postId, basedOn: $basedOn, post: $post, reason: $reason) {
      revision
    }
  }
`

interface Saving {
  /** Kind of a new item. */
  type: KindName
  /** Id of the item; null for one that is not written yet. */
  postId: string | null
  form: PostForm
  /** Reads the text that is stored now, which may differ in form from what was sent. */
  readNewest(): Promise<number | null>
}

/** State of the page that follows the first save of an item. */
export interface Followed {
  isWritten?: boolean
  /** True if the editor wants to publish it. */
  isPublishing?: boolean
  /** Vertical scroll position, in pixels. */
  scroll?: number
}

/** Returns a function that saves what is typed, whatever is missing in it. */
export function useSaving({ type, postId, form, readNewest }: Saving) {
  const begin = useFollowUp()
  const [runWrite] = useCommand<useSavingWriteMutation>(write)
  const [runRevise] = useCommand<useSavingReviseMutation>(revise)

  async function explain(conflict: Error) {
    const revision = await readNewest()
    if (revision === null || revision === form.state().base.basedOn) toastFailure(conflict)
    else form.move({ chose: 'comparison' })
  }

  async function writeNew(sent: PostValues, isPublishing: boolean) {
    const goOn = begin()
    const made = await runWrite({ type, post: postInput(sent) })
    if (!made) return form.move('failed')
    const values = form.get()
    if (!isSame(values, sent)) leaveFor(made.writePost.postId, { basedOn: 0, values })
    form.move({ saved: { basedOn: 0, values } })
    const state: Followed = { isWritten: true, isPublishing, scroll: scrollY }
    goOn(urlFor.editContent(made.writePost.postId), { replace: true, state, preventScrollReset: true })
  }

  /** Resolves to the new revision; null if the text was not saved, or is new. `isPublishing` publishes a new one next. */
  return async function save(isPublishing = false): Promise<number | null> {
    flushWriting()
    const { values: sent, base, reason } = form.state()
    if (postId !== null && isSame(sent, base.values)) return base.basedOn
    form.move('saving')
    if (postId === null) {
      await writeNew(sent, isPublishing)
      return null
    }
    let revision: number | null = null
    await runRevise(
      { postId, basedOn: base.basedOn, post: postInput(sent), reason: reason.trim() || null },
      {
        done({ revisePost: { revision: stored } }) {
          revision = stored ?? base.basedOn
          form.move({ saved: { basedOn: revision, values: sent } })
          void readNewest()
        },
        failed(error) {
          form.move('failed')
          if (error instanceof OperationError && error.code === 'CONFLICT') void explain(error)
          else toastFailure(error)
        },
      },
    )
    return revision
  }
}
