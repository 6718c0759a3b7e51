import { MAX_POST_SECTIONS } from '../../services/rules/publishing/post-fields.ts'
import { SectionsEditor } from '../sections/editor/SectionsEditor.tsx'
import type { SectionPlace } from '../sections/editor/useSections.ts'
import { wordCount } from './checks/checklist.ts'
import { usePostField, usePostForm, type PostForm } from './post-form.ts'
import css from './publishing.module.css'

/** Title of an item, or other words until it has one. */
export const Title = ({ form, other }: { form: PostForm; other: string }) =>
  usePostForm(form, ({ title }) => title.trim()) || other

interface TextProps {
  form: PostForm
  isNew: boolean
  wanted: SectionPlace | null
}

/** Number of words in the text of an item. */
function WordCount({ form }: { form: PostForm }) {
  const count = usePostForm(form, ({ sections }) => wordCount(sections))
  return <p className={css.count}>{count === 1 ? '1 word' : `${count.toLocaleString('en')} words`}</p>
}

/** Sections of an item, and the number of their words. */
export function Text({ form, isNew, wanted }: TextProps) {
  const [rows, setRows] = usePostField(form, 'sections')
  return (
    <div data-field="sections">
      <SectionsEditor
        isWriting
        isNew={isNew}
        rows={rows}
        most={MAX_POST_SECTIONS}
        tries={0}
        wanted={wanted}
        onChange={setRows}
      />
      <WordCount form={form} />
    </div>
  )
}
