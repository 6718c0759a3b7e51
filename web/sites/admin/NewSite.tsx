import { useForm } from 'react-hook-form'
import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { NewSite as Schema } from '../../../services/rules/sites/sites.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { NewSiteMutation } from './__generated__/NewSiteMutation.graphql.ts'
import { AccentField } from './AccentField.tsx'
import css from './admin.module.css'
import { schemaResolver } from '../../ui/forms/schema-resolver.ts'

const mutation = graphql`
  mutation NewSiteMutation(
    $name: String!
    $prefix: String!
    $host: String!
    $description: String!
    $accent: String!
  ) {
    createSite(name: $name, prefix: $prefix, host: $host, description: $description, accent: $accent) {
      site {
        id
        prefix
      }
    }
  }
`

const empty = { name: '', prefix: '', host: '', description: '', accent: '#1f6f78' }

/** Form that creates a community and then opens its settings. */
export function NewSite() {
  const [run, isBusy] = useCommand<NewSiteMutation>(mutation)
  const begin = useFollowUp()
  const form = useForm({ defaultValues: empty, resolver: schemaResolver(Schema), mode: 'all' })
  const { errors } = form.formState
  const create = form.handleSubmit(async (site) => {
    const goOn = begin()
    const response = await run(site)
    if (response) goOn(urlFor.site(response.createSite.site.prefix))
  })

  return (
    <section aria-labelledby="new-site" className={layout.card}>
      <h2 id="new-site">New community</h2>
      <form noValidate className={css.form} onSubmit={create}>
        <Field required label="Name" {...form.register('name')} error={errors.name?.message} />
        <Field
          required
          label="Prefix"
          {...form.register('prefix')}
          hint="Short, for links and logos. Can't be changed later."
          autoCapitalize="none"
          error={errors.prefix?.message}
        />
        <Field
          required
          label="Host"
          {...form.register('host')}
          hint="Without https:// or port. In development, use prefix.localhost."
          autoCapitalize="none"
          error={errors.host?.message}
        />
        <TextField
          label="Description"
          {...form.register('description')}
          hint="One sentence about who it's for."
          error={errors.description?.message}
        />
        <AccentField
          site={form.watch()}
          error={errors.accent?.message}
          onChange={(accent) =>
            form.setValue('accent', accent, { shouldValidate: form.formState.isSubmitted })
          }
        />
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy}>
            Create community
          </Button>
        </div>
      </form>
    </section>
  )
}
