import { useEffect, useState } from 'react'
import { useController, useForm, type Control } from 'react-hook-form'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { typedTags } from '../../services/rules/tags.ts'
import { longest, textProblem } from '../../services/rules/text.ts'
import { markHint } from '../frame/engagement-words.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { Conduct } from '../frame/layout/Conduct.tsx'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { Limit } from '../ui/forms/Limit.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import type { CreateThreadScreenQuery } from './__generated__/CreateThreadScreenQuery.graphql.ts'
import { TagsField } from './TagsField.tsx'
import { useCreateThread } from './useCreateThread.ts'
import { useThreadDraft, type NewThread } from './useThreadDraft.tsx'

const query = graphql`
  query CreateThreadScreenQuery {
    site {
      categories {
        slug
        name
      }
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<CreateThreadScreenQuery>(args, query, {})

/** Screen of `/create-thread`, with the form for a new thread. */
export function Component() {
  const { site } = useShell()
  const { categories } = usePage<CreateThreadScreenQuery>(query).site
  const [search] = useSearchParams()
  const start = { category: search.get('category') ?? '', title: search.get('title') ?? '' }
  const begin = useFollowUp()
  const [create, isBusy] = useCreateThread()
  const [picture, setPicture] = useState<string | null>(null)
  const form = useForm<NewThread>({
    defaultValues: { title: '', body: '', category: '', tags: '' },
    mode: 'all',
  })
  const { control } = form
  const { title, body } = form.watch()
  const draft = useThreadDraft(form, start)
  // A picture can stand for the words.
  useEffect(() => {
    if (form.getFieldState('body').invalid) void form.trigger('body')
  }, [form, picture])
  const submit = form.handleSubmit(({ title, body, category, tags }) => {
    const isCategory = categories.some(({ slug }) => slug === category)
    const sorting = { category: isCategory ? category : null, tags: typedTags(tags) }
    const goOn = begin()
    create({ title: title.trim(), body: body.trim(), picture, ...sorting }, (slug) => {
      draft.sent()
      form.reset()
      if (!goOn(urlFor.thread(slug), { replace: true })) toast('Your thread is posted.')
    })
  })
  return (
    <div className={layout.page}>
      <title>{`Start a thread · ${site.name}`}</title>
      <h1>Start a thread</h1>
      <p className={layout.lead}>Ask a question or share your experience. Posts are public.</p>
      <form method="dialog" noValidate className={layout.stack} onSubmit={submit}>
        <FormField
          required
          label="Title"
          control={control}
          name="title"
          rules={{ validate: (title) => textProblem(title, 'title') ?? true }}
        />
        <Limit length={title.trim().length} most={longest.title} />
        <FormTextField
          required={picture === null}
          label="Your post"
          rows={8}
          data-mentions
          control={control}
          name="body"
          rules={{ validate: (body) => textProblem(body, 'body', picture !== null) ?? true }}
        />
        <Limit length={body.trim().length} most={longest.body} />
        {draft.other}
        <p className={layout.soft}>{markHint}</p>
        {categories.length > 0 && <CategoryField control={control} categories={categories} />}
        <TagsField control={control} name="tags" />
        <PictureField onChange={setPicture} />
        <Conduct />
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy}>
            Post thread
          </Button>
        </div>
      </form>
    </div>
  )
}

function CategoryField({
  control,
  categories,
}: {
  control: Control<NewThread>
  categories: readonly { readonly slug: string; readonly name: string }[]
}) {
  const { field } = useController({ control, name: 'category' })
  return (
    <Select
      label="Category"
      options={[
        { value: '', label: 'None' },
        ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
