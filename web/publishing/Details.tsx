import type { Control, UseFormSetValue } from 'react-hook-form'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { Select } from '../ui/forms/Select.tsx'
import type { PostValues } from './post-values.ts'
import css from './publishing.module.css'

/** What the site offers for the details of an item. */
export interface Choices {
  categories: readonly { readonly slug: string; readonly name: string }[]
  /** Other sites, on which the item can appear too. */
  sites: readonly { readonly id: string; readonly name: string }[]
  /** True if the site hides sections for members from visitors. */
  isWalled: boolean
}

interface DetailsProps {
  control: Control<PostValues>
  values: PostValues
  setValue: UseFormSetValue<PostValues>
  choices: Choices
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** Form fields of an item beside its text. */
export function Details({ control, values, setValue, choices }: DetailsProps) {
  return (
    <div className={css.details}>
      <fieldset className={css.group}>
        <legend>Address</legend>
        <FormField
          label="Slug"
          hint="Last part of the address. Leave blank to make it from the title."
          control={control}
          name="slug"
          autoComplete="off"
        />
        <FormField
          label="Permalink"
          hint="Optional. Another path for the page, such as living-with/travel"
          control={control}
          name="permalink"
          autoComplete="off"
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>Topics</legend>
        <FormField
          label="Tags"
          hint="Separated by commas, such as: sleep, travel"
          control={control}
          name="tags"
          autoComplete="off"
        />
        {choices.categories.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            checked={values.categories.includes(slug)}
            onChange={() => setValue('categories', toggled(values.categories, slug))}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>Featured picture</legend>
        <FormField
          label="Picture"
          hint="A path on this site, such as /uploads/walk.jpg"
          control={control}
          name="media.url"
          autoComplete="off"
        />
        {values.media.url.trim() !== '' && (
          <>
            <FormField
              label="Image description"
              hint="For people who can't see the image. Leave blank if it's decorative."
              control={control}
              name="media.alt"
            />
            <FormField label="Width in pixels" inputMode="numeric" control={control} name="media.width" />
            <FormField label="Height in pixels" inputMode="numeric" control={control} name="media.height" />
            <FormField label="Illustrator" hint="Optional" control={control} name="media.illustrator" />
          </>
        )}
      </fieldset>
      <fieldset className={css.group}>
        <legend>Search engines</legend>
        <FormField label="Title" hint="Optional" control={control} name="seo.title" />
        <FormTextField label="Description" hint="Optional" control={control} name="seo.metadesc" />
        <FormField label="Keywords" hint="Optional" control={control} name="seo.metakeywords" />
        <FormField
          label="Original address"
          hint="Optional. If the text first appeared elsewhere, the address starting with https://"
          control={control}
          name="seo.canonical"
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>Names and comments</legend>
        <Select
          label="Published under the name of"
          options={[
            { value: 'AUTHORS', label: 'its authors' },
            { value: 'TEAM', label: 'Editorial Team' },
          ]}
          value={values.byline}
          onChange={(byline) => setValue('byline', byline)}
        />
        <Select
          label="If an author's account is deleted, show"
          options={[
            { value: 'TEAM', label: 'Editorial Team' },
            { value: 'NONE', label: 'the other authors only' },
          ]}
          value={values.afterErasure}
          onChange={(afterErasure) => setValue('afterErasure', afterErasure)}
        />
        <Checkbox
          role="switch"
          checked={values.commentStatus === 'OPEN'}
          onChange={({ target }) => setValue('commentStatus', target.checked ? 'OPEN' : 'CLOSED')}
        >
          Members can comment
        </Checkbox>
      </fieldset>
      {choices.sites.length > 0 && (
        <fieldset className={css.group}>
          <legend>Also published on</legend>
          {choices.sites.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={values.sites.includes(id)}
              onChange={() => setValue('sites', toggled(values.sites, id))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  )
}
