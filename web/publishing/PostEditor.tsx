import { memo, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { v7 as uuid } from 'uuid'
import { Tabs } from '../ui/Tabs.tsx'
import layout from '../ui/theme/layout.module.css'
import { Actions } from './Actions.tsx'
import { Checklist } from './checks/Checklist.tsx'
import { Details, type Choices } from './Details.tsx'
import type { PostEditor_manuscript$key } from './__generated__/PostEditor_manuscript.graphql.ts'
import type { PostEditor_state$key } from './__generated__/PostEditor_state.graphql.ts'
import { Editors } from './saving/Editors.tsx'
import { Notices } from './saving/Notices.tsx'
import { SaveBar } from './saving/SaveBar.tsx'
import { openForm, type PostForm } from './post-form.ts'
import { Head, Text, Title } from './PostFields.tsx'
import { PostState } from './PostState.tsx'
import { Preview } from './Preview.tsx'
import css from './publishing.module.css'
import type { Revisions_manuscript$key } from './revisions/__generated__/Revisions_manuscript.graphql.ts'
import { Revisions } from './revisions/Revisions.tsx'
import { opened } from './editing-state.ts'
import { useAutosave } from './saving/useAutosave.ts'
import { useEditing } from './saving/useEditing.ts'
import { useNewest } from './saving/useNewest.ts'
import { useSaving } from './saving/useSaving.ts'
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

/** Editor of an item: its text in sections, its details, previews, revisions, and what becomes of it. */
export function PostEditor({ type, manuscript: key, item, choices, readNewest = unread }: PostEditorProps) {
  const post = useFragment(
    graphql`
      fragment PostEditor_manuscript on Manuscript {
        id
        postId
        number
        assocType
        revision
        title
        slug
        permalink
        excerpt
        sections {
          ...sectionStored_section
        }
        seo {
          title
          metadesc
          canonical
          metakeywords
        }
        featuredMedia {
          url
          alt
          width
          height
          name
          illustrator
        }
        categories
        tags
        authors {
          id
          username
        }
        byline
        afterErasure
        comments
        crossPublished
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
        ...Actions_manuscript
      }
    `,
    stateKey,
  )
  const [form] = useState(() =>
    openForm(opened(post ? { basedOn: post.revision, values: valuesOf(post) } : undefined)),
  )
  const [page] = useState(() => uuid())
  // The screen of the new item is gone once it is written, and with it the button that was pressed.
  const heading = useRef<HTMLHeadingElement>(null)
  const location: { state: { isWritten?: boolean } | null } = useLocation()
  const isWritten = location.state?.isWritten ?? false
  useEffect(() => {
    if (isWritten) heading.current?.focus()
  }, [isWritten])
  const editing = useEditing(post?.postId ?? null, page)
  const changedBy = editing?.changedBy?.username ?? 'Somebody else'
  const { save, tries } = useSaving({ type, postId: post?.postId ?? null, form, readNewest })
  const autosave = useAutosave({ item, type, page, form })
  useNewest({ form, editing, state: shown?.state ?? null, readNewest })
  useEffect(() => {
    if (post) form.move({ newer: { basedOn: post.revision, values: valuesOf(post) }, by: changedBy })
  }, [form, post])

  const kind = kindLabel(post?.assocType ?? type)
  return (
    <>
      <div className={layout.head}>
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          <Title form={form} other={`New ${kind.toLowerCase()}`} />
        </h1>
        <p className={css.state}>
          {kind} {shown && <PostState post={shown} />}
        </p>
      </div>
      <Editors editing={editing} />
      <Notices form={form} autosave={autosave} changedBy={changedBy} />
      <form
        method="dialog"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Head form={form} isNew={!post} />
        <Parts form={form} tries={tries} choices={choices} post={post ?? null} />
        {(shown?.viewerCan.revise ?? true) ? (
          <SaveBar form={form} isNew={!post} tries={tries} kept={autosave.state} />
        ) : (
          <p className={layout.soft}>You can read this item, but not change it in its present state.</p>
        )}
      </form>
      {shown && <Actions post={shown} form={form} save={save} />}
    </>
  )
}

interface PartsProps {
  form: PostForm
  tries: number
  choices: Choices
  post: (Revisions_manuscript$key & { readonly number: string }) | null
}

const Parts = memo(({ form, tries, choices, post }: PartsProps) => (
  <Tabs
    label="Parts of the item"
    tabs={[
      { id: 'text', label: 'Text', panel: <Text form={form} tries={tries} /> },
      {
        id: 'details',
        label: 'Details',
        panel: <Details form={form} choices={choices} number={post?.number ?? null} />,
      },
      { id: 'preview', label: 'Preview', panel: <Preview form={form} isWalled={choices.isWalled} /> },
      { id: 'checks', label: 'Checklist', panel: <Checklist form={form} /> },
      ...(post ? [{ id: 'revisions', label: 'Revisions', panel: <Revisions post={post} /> }] : []),
    ]}
  />
))

const unread = async () => null
