import { Save } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { v7 as uuid } from 'uuid'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import layout from '../ui/theme/layout.module.css'
import { Actions } from './Actions.tsx'
import { Checklist } from './checks/Checklist.tsx'
import { Conflict } from './saving/Conflict.tsx'
import { Details, type Choices } from './Details.tsx'
import type { PostEditor_manuscript$key } from './__generated__/PostEditor_manuscript.graphql.ts'
import type { PostEditor_state$key } from './__generated__/PostEditor_state.graphql.ts'
import { Notice } from './saving/Notice.tsx'
import { Editors } from './saving/Editors.tsx'
import type { KeptState, Unsaved } from './saving/unsaved-text.ts'
import { openForm, useIsDirty } from './post-form.ts'
import { Head, Problem, Text, Title } from './PostFields.tsx'
import { isSame, newPost, type PostValues } from './post-values.ts'
import { PostState } from './PostState.tsx'
import { Preview } from './Preview.tsx'
import css from './publishing.module.css'
import { Revisions } from './revisions/Revisions.tsx'
import { useAutosave } from './saving/useAutosave.ts'
import { useEditing } from './saving/useEditing.ts'
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
          path
          alt
          width
          height
          name
          huIllustratorName
        }
        categories
        tags
        authors {
          id
          username
        }
        byline
        afterErasure
        commentStatus
        crossPublishedSites {
          id
        }
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
  /** What is stored, as the form was filled from it, and its revision, on which the next one is based. */
  const [base, setBase] = useState<Unsaved>(() => ({
    basedOn: post?.revision ?? 0,
    values: post ? valuesOf(post) : newPost,
  }))
  const [form] = useState(() => openForm(base.values))
  const [reason, setReason] = useState('')
  const [isRecovered, setRecovered] = useState(false)
  /** True while the newest text of somebody else is compared with what is typed here. */
  const [isComparing, setComparing] = useState(false)
  /** Name of the editor whose newer text has replaced the unchanged one on this page. */
  const [followed, setFollowed] = useState<string | null>(null)
  const [page] = useState(() => uuid())
  // The screen of the new item is gone once it is written, and with it the button that was pressed.
  const heading = useRef<HTMLHeadingElement>(null)
  const isWritten = (useLocation().state as { isWritten?: boolean } | null)?.isWritten ?? false
  useEffect(() => {
    if (isWritten) heading.current?.focus()
  }, [isWritten])
  const editing = useEditing(post?.postId ?? null, page)
  /** Text that gave way to another one, until it is wanted back. */
  const [aside, setAside] = useState<PostValues | null>(null)
  const isDirty = useIsDirty(form, base.values)
  const mayRevise = shown?.viewerCan.revise ?? true

  const { save, tries, isBusy } = useSaving({
    type,
    postId: post?.postId ?? null,
    form,
    base,
    reason,
    readNewest,
    onSaved(stored) {
      setBase(stored)
      setReason('')
      setRecovered(false)
      setAside(null)
      setComparing(false)
    },
    onConflict: () => setComparing(true),
  })
  const autosave = useAutosave({
    item,
    type,
    page,
    form,
    base,
    onFound({ basedOn, values }) {
      if (!isSame(form.get(), base.values)) setAside(form.get())
      form.set(values)
      if (post) setBase((now) => ({ ...now, basedOn }))
      setRecovered(true)
    },
  })

  const isNews =
    post !== null &&
    post !== undefined &&
    editing !== null &&
    !isBusy &&
    (editing.revision > Math.max(post.revision, base.basedOn) || editing.state !== shown?.state)
  useEffect(() => {
    if (isNews) void readNewest()
  }, [isNews, editing])
  const changedBy = editing?.changedBy?.username ?? 'Somebody else'

  // Somebody else has saved: an unchanged form follows, and a changed one offers both texts.
  const isOvertaken = post !== null && post !== undefined && post.revision > base.basedOn && !isBusy
  useEffect(() => {
    if (!post || !isOvertaken || isDirty) return
    const values = valuesOf(post)
    setBase({ basedOn: post.revision, values })
    form.set(values)
    setFollowed(changedBy)
  }, [post, isOvertaken, isDirty, form])

  /** Goes on with a text, based on the newest one. */
  function goOn(values: PostValues) {
    if (!post) return
    setBase({ basedOn: post.revision, values: valuesOf(post) })
    form.set(values)
    setComparing(false)
  }

  const tabs = useMemo(
    () => [
      { id: 'text', label: 'Text', panel: <Text form={form} tries={tries} /> },
      {
        id: 'details',
        label: 'Details',
        panel: <Details form={form} choices={choices} number={post?.number ?? null} />,
      },
      { id: 'preview', label: 'Preview', panel: <Preview form={form} isWalled={choices.isWalled} /> },
      { id: 'checks', label: 'Checklist', panel: <Checklist form={form} /> },
      ...(post ? [{ id: 'revisions', label: 'Revisions', panel: <Revisions post={post} /> }] : []),
    ],
    [form, tries, choices, post],
  )
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
      {followed && !isDirty && <Notice words={`${followed} saved a newer text, which you see now.`} />}
      {isRecovered && (
        <Notice
          words="We kept what you typed here before, which isn't saved yet."
          act="Discard it"
          onAct={() => {
            form.set(base.values)
            setRecovered(false)
          }}
        />
      )}
      {aside && (
        <Notice
          words="Your own text is set aside."
          act="Bring my text back"
          onAct={() => {
            form.set(aside)
            setAside(null)
          }}
        />
      )}
      {autosave.other && (
        <Conflict
          form={form}
          theirs={autosave.other.values}
          isOwn
          onMine={autosave.keepMine}
          onTheirs={autosave.takeOther}
        />
      )}
      {isOvertaken && isDirty && !isComparing && (
        <Notice
          words={`${changedBy} saved a newer text. Yours is still here.`}
          act="See the difference"
          onAct={() => setComparing(true)}
        />
      )}
      {isOvertaken && isDirty && isComparing && post && (
        <Conflict
          form={form}
          theirs={valuesOf(post)}
          onMine={() => goOn(form.get())}
          onTheirs={() => {
            setAside(form.get())
            goOn(valuesOf(post))
          }}
        />
      )}
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
        <Parts label="Parts of the item" tabs={tabs} />
        {mayRevise ? (
          <>
            {post && (
              <Field
                label="What changed (optional)"
                hint="Other editors see it in the revisions."
                value={reason}
                maxLength={300}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
            <div className={css.bar} data-at-end>
              {tries > 0 && <Problem form={form} />}
              <div className={layout.row}>
                <Button type="submit" look="primary" busy={isBusy} disabled={post !== null && !isDirty}>
                  <Save size={18} aria-hidden="true" /> {post ? 'Save' : 'Save draft'}
                </Button>
                <span role="status" className={layout.soft}>
                  {isBusy ? 'Saving…' : isDirty ? keptWords[autosave.state] : post ? 'Saved.' : ''}
                </span>
              </div>
            </div>
          </>
        ) : (
          <p className={layout.soft}>You can read this item, but not change it in its present state.</p>
        )}
      </form>
      {shown && <Actions post={shown} form={form} save={save} />}
    </>
  )
}

const Parts = memo(Tabs)

const unread = async () => null

const keptWords: Record<KeptState, string> = {
  typed: 'Not saved yet.',
  everywhere: 'Not saved yet. What you type is kept for you.',
  here: 'Not saved yet. What you type is kept in this browser only.',
}
