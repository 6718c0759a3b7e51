import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { Field, TextField } from '../ui/forms/Field.tsx'
import { Select } from '../ui/forms/Select.tsx'
import layout from '../ui/theme/layout.module.css'
import { Authors } from './Authors.tsx'
import { FeaturedPicture } from './FeaturedPicture.tsx'
import { usePostField, type PostForm } from './post-form.ts'
import type { PostValues } from './post-values.ts'
import css from './publishing.module.css'

/** What the site offers for the details of an item. */
export interface Choices {
  categories: readonly { readonly slug: string; readonly name: string }[]
  /** Other sites, on which the item can appear too. */
  sites: readonly { readonly id: string; readonly name: string }[]
  /** True if the viewer may choose the authors. */
  choosesAuthors: boolean
  /** True if the site hides sections for members from visitors. */
  isWalled: boolean
}

interface DetailsProps {
  form: PostForm
  choices: Choices
  /** Number of the item; null for one that is not written yet. */
  number: string | null
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** Form fields of an item beside its text. */
export const Details = ({ form, choices, number }: DetailsProps) => (
  <div className={css.details}>
    <fieldset className={css.group}>
      <legend>Address</legend>
      <Line
        form={form}
        name="slug"
        label="Slug"
        hint="Last part of the address. Leave blank to make it from the title."
      />
      <Line
        form={form}
        name="permalink"
        label="Permalink"
        hint="Optional. Another path for the page, such as living-with/travel"
      />
      {number && (
        <p className={layout.soft}>
          Its number is {number}: <code>/post/{number}</code> leads to it under every address.
        </p>
      )}
    </fieldset>
    <fieldset className={css.group}>
      <legend>Topics</legend>
      <Line form={form} name="tags" label="Tags" hint="Separated by commas, such as: sleep, travel" />
      <Several
        form={form}
        name="categories"
        options={choices.categories.map(({ slug: value, name }) => ({ value, name }))}
      />
    </fieldset>
    <FeaturedPicture form={form} />
    <ForSearchEngines form={form} />
    {choices.choosesAuthors && <Authors form={form} />}
    <Names form={form} />
    {choices.sites.length > 0 && (
      <fieldset className={css.group}>
        <legend>Also published on</legend>
        <Several
          form={form}
          name="crossPublished"
          options={choices.sites.map(({ id: value, name }) => ({ value, name }))}
        />
      </fieldset>
    )}
  </div>
)

interface LineProps {
  form: PostForm
  name: 'slug' | 'permalink' | 'tags'
  label: string
  hint: string
}

function Line({ form, name, ...field }: LineProps) {
  const [value, setValue] = usePostField(form, name)
  return (
    <Field {...field} value={value} autoComplete="off" onChange={({ target }) => setValue(target.value)} />
  )
}

interface SeveralProps {
  form: PostForm
  name: 'categories' | 'crossPublished'
  options: readonly { value: string; name: string }[]
}

function Several({ form, name, options }: SeveralProps) {
  const [chosen, setChosen] = usePostField(form, name)
  return options.map(({ value, name }) => (
    <Checkbox key={value} checked={chosen.includes(value)} onChange={() => setChosen(toggled(chosen, value))}>
      {name}
    </Checkbox>
  ))
}

function ForSearchEngines({ form }: { form: PostForm }) {
  const [seo, setSeo] = usePostField(form, 'seo')
  const field = (name: keyof PostValues['seo']) => ({
    value: seo[name],
    onChange: ({ target }: { target: { value: string } }) => setSeo({ ...seo, [name]: target.value }),
  })
  return (
    <fieldset className={css.group}>
      <legend>Search engines</legend>
      <Field label="Title" hint="Optional" {...field('title')} />
      <TextField label="Description" hint="Optional" {...field('metadesc')} />
      <Field label="Keywords" hint="Optional" {...field('metakeywords')} />
      <Field
        label="Original address"
        hint="Optional. If the text first appeared elsewhere, the address starting with https://"
        {...field('canonical')}
      />
    </fieldset>
  )
}

function Names({ form }: { form: PostForm }) {
  const [byline, setByline] = usePostField(form, 'byline')
  const [afterErasure, setAfterErasure] = usePostField(form, 'afterErasure')
  const [comments, setComments] = usePostField(form, 'comments')
  return (
    <fieldset className={css.group}>
      <legend>Names and comments</legend>
      <Select
        label="Published under the name of"
        options={[
          { value: 'authors', label: 'its authors' },
          { value: 'team', label: 'Editorial Team' },
        ]}
        value={byline}
        onChange={setByline}
      />
      <Select
        label="If an author's account is deleted, show"
        options={[
          { value: 'team', label: 'Editorial Team' },
          { value: 'none', label: 'the other authors only' },
        ]}
        value={afterErasure}
        onChange={setAfterErasure}
      />
      <Checkbox
        role="switch"
        checked={comments === 'open'}
        onChange={({ target }) => setComments(target.checked ? 'open' : 'closed')}
      >
        Members can comment
      </Checkbox>
    </fieldset>
  )
}
