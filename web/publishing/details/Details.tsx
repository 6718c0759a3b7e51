import { useEffect, useState, type ReactNode } from 'react'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Authors } from './Authors.tsx'
import type { Place } from '../checks/missing.ts'
import { Checklist } from '../checks/Checklist.tsx'
import { FeaturedPicture } from './FeaturedPicture.tsx'
import { usePostField, usePostForm, type PostForm } from '../post-form.ts'
import { focusField } from '../post-place.ts'
import { givenAddress, shownAddress, type PostValues } from '../post-values.ts'
import css from '../publishing.module.css'

/** What the site offers for the details of an item. */
export interface Choices {
  categories: readonly { readonly slug: string; readonly name: string }[]
  /** Other sites, on which the item can appear too. */
  sites: readonly { readonly id: string; readonly name: string }[]
  /** Names of the other sites by id, also for viewers who may not choose them. */
  siteNames: ReadonlyMap<string, string>
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
  /** Field that is to be focused; another object focuses it again. */
  wanted: Place | null
  revisions: ReactNode
  onPlace(place: Place): void
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** Form fields of an item beside its text, the most used ones first. */
export function Details({ form, choices, number, wanted, revisions, onPlace }: DetailsProps) {
  useEffect(() => {
    if (wanted && 'field' in wanted) focusField(wanted)
  }, [wanted])
  return (
    <div className={css.details}>
      <Summary form={form} />
      <Group label="Featured picture" field="featuredMedia" isOpen>
        <FeaturedPicture form={form} />
      </Group>
      <Group label="Topics" isOpen>
        <Tags form={form} />
        <Several
          form={form}
          name="categories"
          options={choices.categories.map(({ slug: value, name }) => ({ value, name }))}
        />
      </Group>
      {choices.sites.length > 0 && (
        <Group label="Also published on" field="crossPublished" isOpen>
          <Several
            form={form}
            name="crossPublished"
            options={choices.sites.map(({ id: value, name }) => ({ value, name }))}
          />
        </Group>
      )}
      {choices.choosesAuthors && (
        <Group label="Authors" field="authors">
          <Authors form={form} />
        </Group>
      )}
      <Group label="Names and comments">
        <Names form={form} />
      </Group>
      <Group label="Address">
        <Address form={form} />
        {number && (
          <p className={layout.soft}>
            Its number is {number}: <code>/post/{number}</code> leads to it under every address.
          </p>
        )}
      </Group>
      <Group label="Search engines" field="seo">
        <ForSearchEngines form={form} />
      </Group>
      <Group label="Checklist" isLate>
        <Checklist form={form} onPlace={onPlace} />
      </Group>
      {revisions && (
        <Group label="Revisions" isLate>
          {revisions}
        </Group>
      )}
    </div>
  )
}

interface GroupProps {
  label: string
  field?: string
  isOpen?: boolean
  /** True for content that is made only once it is shown, because it costs much. */
  isLate?: boolean
  children: ReactNode
}

/** Fields under a heading, which are shown when it is pressed. */
function Group({ label, field, isOpen = false, isLate = false, children }: GroupProps) {
  const [isShown, setShown] = useState(isOpen)
  return (
    <details
      className={css.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>{label}</summary>
      <div role="group" aria-label={label} data-field={field} className={css.fields}>
        {(isShown || !isLate) && children}
      </div>
    </details>
  )
}

function Summary({ form }: { form: PostForm }) {
  const [excerpt, setExcerpt] = usePostField(form, 'excerpt')
  return (
    <div data-field="excerpt">
      <TextField
        label="Summary"
        hint="One or two sentences for lists and search engines."
        rows={3}
        value={excerpt}
        maxLength={500}
        onChange={({ target }) => setExcerpt(target.value)}
      />
    </div>
  )
}

function Tags({ form }: { form: PostForm }) {
  const [tags, setTags] = usePostField(form, 'tags')
  return (
    <div data-field="tags">
      <Field
        label="Tags"
        hint="Separated by commas, such as: sleep, travel"
        value={tags}
        autoComplete="off"
        onChange={({ target }) => setTags(target.value)}
      />
    </div>
  )
}

/** The address of an item: its slug, or with a slash at the start a path of its own, which goes before the slug. */
function Address({ form }: { form: PostForm }) {
  const address = usePostForm(form, shownAddress)
  return (
    <div data-field="slug">
      <div data-field="permalink">
        <Field
          label="Address of the page"
          hint="Such as rest-well. Blank, it is made from the title. With / at its start, it is the whole path, such as /living-with/travel"
          value={address}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => form.set(givenAddress(target.value))}
        />
      </div>
    </div>
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
    <>
      <Field label="Title" hint="Optional" {...field('title')} />
      <TextField label="Description" hint="Optional" {...field('metadesc')} />
      <Field label="Keywords" hint="Optional" {...field('metakeywords')} />
      <Field
        label="Original address"
        hint="Optional. If the text first appeared elsewhere, the address starting with https://"
        {...field('canonical')}
      />
    </>
  )
}

function Names({ form }: { form: PostForm }) {
  const [byline, setByline] = usePostField(form, 'byline')
  const [afterErasure, setAfterErasure] = usePostField(form, 'afterErasure')
  const [comments, setComments] = usePostField(form, 'comments')
  return (
    <>
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
    </>
  )
}
