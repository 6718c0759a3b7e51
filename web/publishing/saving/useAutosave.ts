import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { z } from 'zod'
import { TypedPost, typedPost } from '../../../services/rules/publishing/typed-post.ts'
import { useCommand } from '../../relay/useCommand.ts'
import { followDraft, ONE_LINE, readDraft, writeDraft } from '../../ui/drafts/drafts.ts'
import type { useAutosaveDropMutation } from './__generated__/useAutosaveDropMutation.graphql.ts'
import type { useAutosaveKeepMutation } from './__generated__/useAutosaveKeepMutation.graphql.ts'
import type { useAutosaveQuery } from './__generated__/useAutosaveQuery.graphql.ts'
import { isDirty } from '../editing-state.ts'
import { openKeeper, type Kept, type KeptState, type Unsaved } from './unsaved-text.ts'
import type { PostForm } from '../post-form.ts'
import { isSame } from '../post-values.ts'
import type { KindName } from '../words.ts'

const query = graphql`
  query useAutosaveQuery($item: ID!) {
    autosave(item: $item) {
      basedOn
      version
      text
    }
  }
`
const keep = graphql`
  mutation useAutosaveKeepMutation(
    $item: ID!
    $type: AssocType!
    $basedOn: Int!
    $version: Int!
    $writer: ID!
    $text: String!
  ) {
    keepAutosave(
      item: $item
      type: $type
      basedOn: $basedOn
      version: $version
      writer: $writer
      text: $text
    ) {
      version
    }
  }
`
const drop = graphql`
  mutation useAutosaveDropMutation($item: ID!, $version: Int!) {
    dropAutosave(item: $item, version: $version) {
      pending
    }
  }
`

/** Key under which the browser keeps the unsaved text of an item. */
const keyOf = (item: string) => `${ONE_LINE}post-${item}`

/** A text with what makes it half-written (`ui/drafts/half-written.ts`), until the server has it. */
const listed = (kept: Kept) =>
  kept.isSent
    ? kept
    : { ...kept, label: 'Text in the editor', text: kept.values.title || 'Untitled', at: Date.now() }

const KeptText = z.object({
  basedOn: z.int().catch(0),
  version: z.int().catch(0),
  isSent: z.boolean().catch(false),
  values: TypedPost,
})

function written(text: string): Kept | null {
  try {
    return KeptText.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Leaves a text for the editor of an item that is opened next. */
export const leaveFor = (item: string, { basedOn, values }: Unsaved): void =>
  writeDraft(localStorage, keyOf(item), JSON.stringify({ basedOn, values, version: 0, isSent: false }))

interface Asked {
  /** Id of the item, or the UUID of one that is not written yet. */
  item: string
  type: KindName
  /** Id of this page. */
  page: string
  form: PostForm
}

/**
 * Keeps what is typed into the form of an item until it is saved, in the browser and on the server: through crashes,
 * reloads and expired sessions, and on other devices of the editor.
 */
export function useAutosave({ item, type, page: writer, form }: Asked) {
  const environment = useRelayEnvironment()
  const [runKeep] = useCommand<useAutosaveKeepMutation>(keep)
  const [runDrop] = useCommand<useAutosaveDropMutation>(drop)
  const [state, setState] = useState<KeptState>('typed')
  /** Text of another page of the editor that differs from what is typed here. */
  const [other, setOther] = useState<(Unsaved & { version: number }) | null>(null)
  const isTyped = () => isDirty(form.state())
  const takeForm = () =>
    keeper.take(isTyped() ? { basedOn: form.state().base.basedOn, values: form.get() } : null)

  /** Reads what the server has; a text that this page has not seen is taken over, or shown beside what is typed here. */
  async function look(kept: Kept | null) {
    const answer = await fetchQuery<useAutosaveQuery>(
      environment,
      query,
      { item },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined)
    const found = answer?.autosave
    const values = found ? typedPost(found.text) : null
    const theirs = found && values && { basedOn: found.basedOn, version: found.version, values }
    if (!answer && kept && !isTyped()) return takeOver(kept)
    if (!theirs || theirs.version <= keeper.version()) {
      // What the server had was saved or discarded on another page. Without an answer, the next change tells.
      if (answer && !isTyped()) keeper.forget()
      if (answer && keeper.isHeld()) keeper.goOn({ version: theirs?.version ?? 0, sent: null })
    } else if (isSame(theirs.values, form.get())) {
      keeper.goOn({ version: theirs.version, sent: form.get() })
    } else if (!isTyped() || keeper.isSent()) takeOver(theirs)
    else {
      keeper.hold()
      setOther(theirs)
    }
  }
  function takeOver({ version, ...found }: Unsaved & { version: number }) {
    form.move({ recovered: found })
    keeper.take({ basedOn: found.basedOn, values: form.get() })
    keeper.goOn({ version, sent: form.get() })
    setOther(null)
  }

  const [keeper] = useState(() =>
    openKeeper(
      {
        write: (kept) => writeDraft(localStorage, keyOf(item), kept ? JSON.stringify(listed(kept)) : ''),
        send: ({ values, ...text }) =>
          new Promise((resolve, failed) => {
            const variables = { item, type, writer, ...text, text: JSON.stringify(values) }
            void runKeep(variables, { done: ({ keepAutosave }) => resolve(keepAutosave.version), failed })
          }),
        drop: async (version) => void (await runDrop({ item, version }, { failed: () => {} })),
      },
      { onState: setState, onConflict: () => void look(null) },
    ),
  )

  useEffect(
    () =>
      followDraft(keyOf(item), () => {
        const found = written(readDraft(localStorage, keyOf(item)))
        if (isTyped()) return
        if (found && !found.isSent) {
          takeOver(found)
          keeper.goOn({ version: found.version, sent: null })
        }
        void look(found)
      }),
    [item],
  )
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush()
    const stop = form.follow(takeForm)
    addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      stop()
      removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', hidden)
      keeper.flush()
      keeper.close()
    }
  }, [form, keeper])

  return {
    state,
    other,
    /** Goes on with what is typed here; the text of the other page gives way. */
    keepMine() {
      if (other) keeper.goOn({ version: other.version, sent: null })
      setOther(null)
    },
    /** Goes on with the text of the other page. */
    takeOther: () => other && takeOver(other),
  }
}

export type Autosave = ReturnType<typeof useAutosave>
