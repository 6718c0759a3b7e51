import { useForm } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { z } from 'zod'
import { useCommand } from '../../relay/useCommand.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { hostBeside, prefixFor } from '../../../services/rules/sites/addresses.ts'
import { sitePurposes, SitePurpose } from '../../../services/rules/sites/purposes.ts'
import { NewSite as AnySite } from '../../../services/rules/sites/sites.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { FormField, FormTextField } from '../../ui/forms/FormField.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { NewSiteMutation } from './__generated__/NewSiteMutation.graphql.ts'
import { AccentField } from './look/AccentField.tsx'
import { HeaderPicture } from './look/HeaderPicture.tsx'
import css from './new-site.module.css'
import { useKept } from './kept/useKept.ts'
import { schemaResolver } from '../../ui/forms/schema-resolver.ts'

const mutation = graphql`
  mutation NewSiteMutation(
    $name: String!
    $prefix: String!
    $host: String!
    $description: String!
    $accent: String!
    $purpose: String!
  ) {
    createSite(
      name: $name
      prefix: $prefix
      host: $host
      description: $description
      accent: $accent
      purpose: $purpose
    ) {
      site {
        id
        prefix
      }
    }
  }
`

const Schema = AnySite.required({ purpose: true })

const empty: z.input<typeof Schema> = {
  purpose: 'forum',
  name: '',
  description: '',
  prefix: '',
  host: '',
  accent: sitePurposes.forum.accent,
}

/** Form that creates a hidden community for a purpose, and then opens its checklist. */
export function NewSite() {
  const { site: here } = useShell()
  const [run, isBusy] = useCommand<NewSiteMutation>(mutation)
  const begin = useFollowUp()
  const form = useForm({ defaultValues: empty, resolver: schemaResolver(Schema), mode: 'all' })
  const forget = useKept(form, { place: 'new', label: 'New community' })
  const { control } = form
  const { errors, dirtyFields: dirty, isSubmitted } = form.formState
  const typed = form.watch()
  const create = form.handleSubmit(async (site) => {
    const goOn = begin()
    const response = await run(site)
    if (!response) return
    forget()
    goOn(urlFor.site(response.createSite.site.prefix))
  })
  /** Sets a field that follows from another one, as long as nobody has written into it. */
  const follow = (name: 'prefix' | 'host' | 'accent', value: string) => {
    if (!dirty[name]) form.setValue(name, value, { shouldValidate: isSubmitted })
  }
  const followPrefix = (prefix: string) => follow('host', hostBeside(here.host, prefix))
  const addressProblem = errors.prefix ?? errors.host
  return (
    <form noValidate className={layout.stack} onSubmit={create}>
      <fieldset className={css.purposes}>
        <legend className={css.legend}>What is it?</legend>
        {SitePurpose.options.map((purpose) => (
          <label key={purpose} className={css.purpose}>
            <input
              type="radio"
              className={css.radio}
              name="purpose"
              checked={typed.purpose === purpose}
              onChange={() => {
                form.setValue('purpose', purpose)
                follow('accent', sitePurposes[purpose].accent)
              }}
            />
            <span>
              <span className={css.label}>{sitePurposes[purpose].label}</span>
              <span className={css.sentence}>{sitePurposes[purpose].sentence}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FormField
        required
        label="Name"
        control={control}
        name="name"
        autoComplete="off"
        onChange={({ target }) => {
          form.setValue('name', target.value, { shouldDirty: true, shouldValidate: true })
          if (dirty.prefix) return
          follow('prefix', prefixFor(target.value))
          followPrefix(prefixFor(target.value))
        }}
      />
      <FormTextField
        label="For whom is it?"
        hint="One sentence. It stands under the name, and in search engines."
        rows={2}
        control={control}
        name="description"
      />
      <AccentField
        accent={typed.accent}
        error={errors.accent?.message}
        onChange={(accent) =>
          form.setValue('accent', accent, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
      <HeaderPicture site={{ ...typed, logo: null }} />
      <details className={css.address} open={(isSubmitted && addressProblem !== undefined) || undefined}>
        <summary className={css.summary}>
          Web address: <strong>{typed.host || 'follows from the name'}</strong>
        </summary>
        <FormField
          required
          label="Short name"
          hint="For links between communities. It can't be changed later."
          autoCapitalize="none"
          control={control}
          name="prefix"
          onChange={({ target }) => {
            form.setValue('prefix', target.value, { shouldDirty: true, shouldValidate: true })
            followPrefix(target.value)
          }}
        />
        <FormField
          required
          label="Web address"
          hint="Without https://. The name must point to this network, or nobody will find it."
          autoCapitalize="none"
          control={control}
          name="host"
        />
      </details>
      <div className={layout.row}>
        <Button type="submit" look="primary" busy={isBusy}>
          Create community
        </Button>
      </div>
    </form>
  )
}
