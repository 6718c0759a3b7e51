import { MAX_POST_SECTIONS } from '../../services/rules/publishing/post-fields.ts'
import { problemText } from '../sections/editor/section-rows.ts'
import { SectionsEditor } from '../sections/editor/SectionsEditor.tsx'
import { Field, TextField } from '../ui/forms/Field.tsx'
import { usePostField, usePostForm, type PostForm } from './post-form.ts'
import css from './publishing.module.css'

/** Title of an item, or other words until it has one. */
export const Title = ({ form, other }: { form: PostForm; other: string }) =>
  usePostForm(form, ({ title }) => title.trim()) || other

/** What prevents the text from being saved. */
export function Problem({ form }: { form: PostForm }) {
  const problem = usePostForm(form, ({ title, sections }) =>
    title.trim() === '' ? 'Add a title.' : problemText(sections),
  )
  return (
    <p role={problem ? 'alert' : undefined} className={css.problem}>
      {problem}
    </p>
  )
}

/** Form fields above the text. */
export function Head({ form, isNew }: { form: PostForm; isNew: boolean }) {
  const [title, setTitle] = usePostField(form, 'title')
  const [excerpt, setExcerpt] = usePostField(form, 'excerpt')
  return (
    <>
      <Field
        required
        label="Title"
        value={title}
        autoFocus={isNew}
        maxLength={300}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label="Summary"
        hint="One or two sentences for lists and search engines."
        value={excerpt}
        maxLength={500}
        onChange={({ target }) => setExcerpt(target.value)}
      />
    </>
  )
}

/** Sections of an item. */
export function Text({ form, tries }: { form: PostForm; tries: number }) {
  const [rows, setRows] = usePostField(form, 'sections')
  return <SectionsEditor rows={rows} most={MAX_POST_SECTIONS} tries={tries} onChange={setRows} />
}
