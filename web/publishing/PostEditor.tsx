import { Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { OperationError } from '../relay/errors.ts'
import { toastFailure, useCommand } from '../relay/useCommand.ts'
import { isWrong, problemText } from '../sections/editor/section-rows.ts'
import { SectionsEditor } from '../sections/editor/SectionsEditor.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import { Actions } from './Actions.tsx'
import { Checklist } from './Checklist.tsx'
import { Conflict } from './Conflict.tsx'
import { Details, type Choices } from './Details.tsx'
import type { PostEditor_manuscript$key } from './__generated__/PostEditor_manuscript.graphql.ts'
import type { PostEditorNewestQuery } from './__generated__/PostEditorNewestQuery.graphql.ts'
import type { PostEditorReviseMutation } from './__generated__/PostEditorReviseMutation.graphql.ts'
import type { PostEditorWriteMutation } from './__generated__/PostEditorWriteMutation.graphql.ts'
import { isSame, newPost, postInput, type PostValues } from './post-values.ts'
import { Preview } from './Preview.tsx'
import css from './publishing.module.css'
import { Revisions } from './Revisions.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useKept } from './useKept.ts'
import { valuesOf } from './values-of.ts'
import { kindLabel, type KindName } from './words.ts'

const newest = graphql`
  query PostEditorNewestQuery($id: ID!) {
    manuscript(id: $id) {
      revision
      ...PostEditor_manuscript
    }
  }
`
const write = graphql`
  mutation PostEditorWriteMutation($type: AssocType!, $post: PostInput!) {
    writePost(type: $type, post: $post) {
      postId
    }
  }
`
const revise = graphql`
  mutation PostEditorReviseMutation($postId: ID!, $basedOn: Int!, $post: PostInput!, $reason: String) {
    revisePost(postId: $postId, basedOn: $basedOn, post: $post, reason: $reason) {
      manuscript {
        revision
        ...PostEditor_manuscript
      }
    }
  }
`

interface PostEditorProps {
  /** Kind of a new item. */
  type: KindName
  /** The item; null for a new one. */
  manuscript: PostEditor_manuscript$key | null
  choices: Choices
}

/** Editor of an item: its text in sections, its details, previews, revisions, and what becomes of it. */
export function PostEditor({ type, manuscript: key, choices }: PostEditorProps) {
  const post = useFragment(
    graphql`
      fragment PostEditor_manuscript on Manuscript {
        id
        postId
        assocType
        state
        revision
        hasUnpublishedChanges
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
        byline
        afterErasure
        commentStatus
        crossPublishedSites {
          id
        }
        scheduledAt
        publishedAt
        modifiedAt
        path
        viewerCan {
          revise
        }
        ...Actions_manuscript
        ...Revisions_manuscript
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [runWrite, isWriting] = useCommand<PostEditorWriteMutation>(write)
  const [runRevise, isRevising] = useCommand<PostEditorReviseMutation>(revise)
  const isBusy = isWriting || isRevising

  /** What is stored, as the form was filled from it, and its revision, on which the next one is based. */
  const [base, setBase] = useState(() => ({
    revision: post?.revision ?? 0,
    values: post ? valuesOf(post) : newPost,
  }))
  const { control, watch, setValue, reset, getValues } = useForm<PostValues>({ defaultValues: base.values })
  const values = watch()
  const [tries, setTries] = useState(0)
  const [reason, setReason] = useState('')
  const [isRecovered, setRecovered] = useState(false)
  /** Text that gave way to another editor's, until it is wanted back. */
  const [aside, setAside] = useState<PostValues | null>(null)
  const isDirty = !isSame(values, base.values)
  const mayRevise = post?.viewerCan.revise ?? true

  useKept(post?.postId ?? `new-${type}`, base.revision, isDirty ? values : null, (kept) => {
    reset(kept.values)
    setBase((now) => ({ ...now, revision: post ? kept.basedOn : now.revision }))
    setRecovered(true)
  })

  // Somebody else has saved: an unchanged form follows, and a changed one shows both texts.
  const isOvertaken = post !== null && post !== undefined && post.revision !== base.revision && !isBusy
  const isClean = useRef(!isDirty)
  isClean.current = !isDirty
  useEffect(() => {
    if (!post || !isOvertaken || !isClean.current) return
    const values = valuesOf(post)
    setBase({ revision: post.revision, values })
    reset(values)
  }, [post, isOvertaken, reset])

  /** Saves what is typed. Resolves to the new revision; null if it was not saved. */
  async function save(): Promise<number | null> {
    const sent = getValues()
    setTries(tries + 1)
    if (sent.title.trim() === '' || sent.rows.some(isWrong)) return null
    const input = postInput(sent)
    if (!post) {
      const made = await runWrite({ type, post: input })
      if (!made) return null
      setBase({ revision: 0, values: sent })
      await navigate(urlFor.editContent(made.writePost.postId), { replace: true })
      return null
    }
    const variables = {
      postId: post.postId,
      basedOn: base.revision,
      post: input,
      reason: reason.trim() || null,
    }
    let revision: number | null = null
    await runRevise(variables, {
      done({ revisePost: { manuscript } }) {
        revision = manuscript?.revision ?? base.revision
        setBase({ revision, values: sent })
        setTries(0)
        setReason('')
        setRecovered(false)
        setAside(null)
      },
      failed(error) {
        if (error instanceof OperationError && error.code === 'CONFLICT') void readNewest(error)
        else toastFailure(error)
      },
    })
    return revision
  }
  /** Reads the newest text, which is shown beside what is typed; if there is no newer one, shows the error. */
  async function readNewest(conflict: Error) {
    const id = post?.postId ?? ''
    const answer = await fetchQuery<PostEditorNewestQuery>(environment, newest, { id })
      .toPromise()
      .catch(() => undefined)
    if (!answer?.manuscript || answer.manuscript.revision === base.revision) toastFailure(conflict)
  }
  function take(values: PostValues) {
    reset(values)
    setRecovered(false)
  }

  const kind = kindLabel(post?.assocType ?? type)
  const problem = tries === 0 ? '' : values.title.trim() === '' ? 'Add a title.' : problemText(values.rows)
  return (
    <>
      <div className={layout.head}>
        <h1 className={css.heading}>{values.title.trim() || `New ${kind.toLowerCase()}`}</h1>
        <p className={css.state}>
          {kind} {post && <StateBadge state={post.state} />}
          {post?.hasUnpublishedChanges && ' Readers see an earlier text.'}
          {post?.scheduledAt && (
            <>
              {' '}
              Will be published <Time at={post.scheduledAt} exact /> (your time).
            </>
          )}{' '}
          {post?.path && <a href={post.path}>View</a>}
        </p>
      </div>
      {isRecovered && (
        <div role="status" className={css.notice}>
          <p>We kept what you typed here before, which isn't saved yet.</p>
          <Button size="small" onClick={() => take(base.values)}>
            Discard it
          </Button>
        </div>
      )}
      {aside && (
        <div role="status" className={css.notice}>
          <p>Your own text is set aside.</p>
          <Button
            size="small"
            onClick={() => {
              reset(aside)
              setAside(null)
            }}
          >
            Bring my text back
          </Button>
        </div>
      )}
      {isOvertaken && isDirty && post && (
        <Conflict
          mine={values}
          theirs={valuesOf(post)}
          onMine={() => setBase({ revision: post.revision, values: valuesOf(post) })}
          onTheirs={() => {
            const theirs = valuesOf(post)
            setAside(values)
            setBase({ revision: post.revision, values: theirs })
            reset(theirs)
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
        <FormField required label="Title" control={control} name="title" autoFocus={!post} maxLength={300} />
        <FormTextField
          label="Summary"
          hint="One or two sentences for lists and search engines."
          control={control}
          name="excerpt"
          maxLength={500}
        />
        <Tabs
          label="Parts of the item"
          tabs={[
            {
              id: 'text',
              label: 'Text',
              panel: (
                <SectionsEditor
                  rows={values.rows}
                  tries={tries}
                  onChange={(rows) => setValue('rows', rows)}
                />
              ),
            },
            {
              id: 'details',
              label: 'Details',
              panel: <Details control={control} values={values} setValue={setValue} choices={choices} />,
            },
            {
              id: 'preview',
              label: 'Preview',
              panel: <Preview values={values} isWalled={choices.isWalled} />,
            },
            { id: 'checks', label: 'Checklist', panel: <Checklist values={values} /> },
            ...(post ? [{ id: 'revisions', label: 'Revisions', panel: <Revisions post={post} /> }] : []),
          ]}
        />
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
              <p role={problem ? 'alert' : undefined} className={css.problem}>
                {problem}
              </p>
              <div className={layout.row}>
                <Button type="submit" look="primary" busy={isBusy} disabled={post !== null && !isDirty}>
                  <Save size={18} aria-hidden="true" /> {post ? 'Save' : 'Save draft'}
                </Button>
                <span role="status" className={layout.soft}>
                  {isBusy
                    ? 'Saving…'
                    : isDirty
                      ? 'Not saved yet. What you type is kept in this browser.'
                      : post
                        ? 'Saved.'
                        : ''}
                </span>
              </div>
            </div>
          </>
        ) : (
          <p className={layout.soft}>You can read this item, but not change it in its present state.</p>
        )}
      </form>
      {post && (
        <Actions
          post={post}
          values={values}
          save={() => (isDirty ? save() : Promise.resolve(base.revision))}
        />
      )}
    </>
  )
}
