import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { v7 as uuid } from 'uuid'
import { partOf } from '../../services/rules/publishing/verbs.ts'
import { useShell, viewerOf } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import layout from '../ui/theme/layout.module.css'
import { ItemActions } from './actions/ItemActions.tsx'
import { Bar } from './saving/Bar.tsx'
import { Details, type Choices } from './details/Details.tsx'
import type { PostEditor_manuscript$key } from './__generated__/PostEditor_manuscript.graphql.ts'
import type { PostEditor_state$key } from './__generated__/PostEditor_state.graphql.ts'
import { opened } from './editing-state.ts'
import { Editors } from './saving/Editors.tsx'
import { Notices } from './saving/Notices.tsx'
import { openForm } from './post-form.ts'
import { Text, Title } from './PostFields.tsx'
import { PostState } from './PostState.tsx'
import { Preview } from './Preview.tsx'
import css from './publishing.module.css'
import { Revisions } from './revisions/Revisions.tsx'
import { useAutosave } from './saving/useAutosave.ts'
import { useEditing } from './saving/useEditing.ts'
import { useNewest } from './saving/useNewest.ts'
import { useFollowed } from './saving/useFollowed.ts'
import { useSaveKey } from './saving/useSaveKey.ts'
import { useSaving } from './saving/useSaving.ts'
import { TitleField } from './TitleField.tsx'
import { useSiteNames } from './useChoices.ts'
import { useView } from './useView.ts'
import { valuesOf } from './values-of.ts'
import { kindLabel, type KindName } from './words.ts'

interface PostEditorProps {
  /** Kind of a new item. */
  type: KindName
  /** The item; null for one that is not written yet. */
  manuscript: PostEditor_manuscript$key | null
  /** Id of the item, or the UUID of one that is not written yet, under which unsaved text is kept. */
  item: string
  choices: Choices
  /** Reads the newest text of the item; resolves to its revision, or to null after a failure. */
  readNewest?: () => Promise<number | null>
}

/** Editor of an item: its title and text as on its page, its details beside them, and a bar to save and publish it. */
export function PostEditor({ type, manuscript: key, item, choices, readNewest = unread }: PostEditorProps) {
  const post = useFragment(
    graphql`
      fragment PostEditor_manuscript on Manuscript {
        postId
        number
        assocType
        revision
        ...valuesOf_text
        ...PostEditor_state
        ...Revisions_manuscript
      }
    `,
    key,
  )
  const stateKey: PostEditor_state$key | null = post ?? null
  const shown = useFragment(
    graphql`
      fragment PostEditor_state on Manuscript {
        state
        viewerCan {
          revise
        }
        ...PostState_manuscript
        ...useActions_manuscript
      }
    `,
    stateKey,
  )
  const [form] = useState(() =>
    openForm(opened(post ? { basedOn: post.revision, values: valuesOf(post) } : undefined)),
  )
  const [page] = useState(() => uuid())
  const followed = useFollowed()
  const editing = useEditing(post?.postId ?? null, page)
  const changedBy = editing?.changedBy?.username ?? 'Somebody else'
  const save = useSaving({ type, postId: post?.postId ?? null, form, readNewest })
  const autosave = useAutosave({ item, type, page, form })
  useNewest({ form, editing, state: shown?.state ?? null, readNewest })
  useEffect(() => {
    if (post) form.move({ newer: { basedOn: post.revision, values: valuesOf(post) }, by: changedBy })
  }, [form, post])

  const { isWide, isPreview, setPreview, isDetails, setDetails, wanted, goTo } = useView()
  const sites = useSiteNames(form, choices)
  const isEditable = shown?.viewerCan.revise ?? true
  useSaveKey(isEditable ? () => void save() : null)
  const kind = kindLabel(post?.assocType ?? type)
  const details = (
    <Details
      form={form}
      choices={choices}
      number={post?.number ?? null}
      wanted={wanted}
      revisions={post && <Revisions post={post} form={form} choices={choices} isEditable={isEditable} />}
      onPlace={goTo}
    />
  )
  return (
    <>
      <h1 className="visually-hidden">
        <Title form={form} other={`New ${kind.toLowerCase()}`} />
      </h1>
      <Bar
        form={form}
        state={shown ? <PostState post={shown} form={form} kind={kind} /> : kind}
        isNew={!post}
        isWritten={followed.isWritten ?? false}
        isEditable={isEditable}
        kept={autosave.state}
        isPreview={isPreview}
        onPreview={() => setPreview(!isPreview)}
        onDetails={isWide || !isEditable ? null : () => setDetails(true)}
        onSave={() => void save()}
      >
        {shown ? (
          <ItemActions
            post={shown}
            form={form}
            sites={sites}
            choosesSites={choices.sites.length > 0}
            isPublishing={followed.isPublishing ?? false}
            save={save}
            onPlace={goTo}
          />
        ) : (
          <PublishNew onPublish={() => void save(true)} />
        )}
      </Bar>
      <Editors editing={editing} />
      <Notices form={form} autosave={autosave} changedBy={changedBy} />
      {!isEditable && (
        <p className={layout.soft}>You can read this item, but not change it in its present state.</p>
      )}
      <div className={isEditable ? css.columns : undefined}>
        {isPreview || !isEditable ? (
          <Preview form={form} isWalled={choices.isWalled} />
        ) : (
          <div className={css.paper}>
            <TitleField form={form} />
            <Text form={form} isNew={!post} wanted={wanted && 'section' in wanted ? wanted : null} />
          </div>
        )}
        {isEditable && isWide && (
          <aside aria-label="Details" className={css.side}>
            {details}
          </aside>
        )}
      </div>
      {isDetails && !isWide && (
        <Dialog heading="Details" onClose={() => setDetails(false)}>
          {details}
        </Dialog>
      )}
    </>
  )
}

/** Button to publish an item that is not saved yet, for those who may. */
function PublishNew({ onPublish }: { onPublish(): void }) {
  const viewer = viewerOf(useShell())
  const part = viewer && partOf(viewer)
  if (part !== 'editor' && part !== 'author') return null
  return (
    <Button size="small" look="primary" onClick={onPublish}>
      Publish…
    </Button>
  )
}

const unread = async () => null
