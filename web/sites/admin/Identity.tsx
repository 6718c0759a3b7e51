import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { Accent, SiteDescription, SiteHost, SiteLogo, SiteName } from '../../../services/rules/sites/sites.ts'
import { LibraryPicture } from '../../sections/editor/SectionFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormField, FormTextField } from '../../ui/forms/FormField.tsx'
import { schemaResolver } from '../../ui/forms/schema-resolver.ts'
import layout from '../../ui/theme/layout.module.css'
import type { Identity_site$key } from './__generated__/Identity_site.graphql.ts'
import { AccentField } from './look/AccentField.tsx'
import { HeaderPicture } from './look/HeaderPicture.tsx'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { useSite, type Deed } from './useSite.ts'

const renameSite = graphql`
  mutation IdentityRenameMutation($siteId: ID!, $name: String!) {
    renameSite(siteId: $siteId, name: $name) {
      site {
        ...Identity_site
      }
    }
  }
`
const describeSite = graphql`
  mutation IdentityDescribeMutation($siteId: ID!, $description: String!) {
    describeSite(siteId: $siteId, description: $description) {
      site {
        ...Identity_site
      }
    }
  }
`
const chooseHost = graphql`
  mutation IdentityHostMutation($siteId: ID!, $host: String!) {
    chooseSiteHost(siteId: $siteId, host: $host) {
      site {
        ...Identity_site
      }
    }
  }
`
const chooseAccent = graphql`
  mutation IdentityAccentMutation($siteId: ID!, $accent: String!) {
    chooseSiteAccent(siteId: $siteId, accent: $accent) {
      site {
        ...Identity_site
      }
    }
  }
`
const chooseLogo = graphql`
  mutation IdentityLogoMutation($siteId: ID!, $logo: String) {
    chooseSiteLogo(siteId: $siteId, logo: $logo) {
      site {
        ...Identity_site
      }
    }
  }
`

const Schema = z.object({
  name: SiteName,
  description: SiteDescription,
  host: SiteHost,
  accent: Accent,
  logo: z
    .string()
    .transform((logo) => logo.trim() || null)
    .pipe(SiteLogo),
})

/** Form for a site's name, description, host, accent and logo, which saves only changed fields. */
export function Identity({ site: key }: { site: Identity_site$key }) {
  const site = useFragment(
    graphql`
      fragment Identity_site on Site {
        id
        name
        prefix
        description
        host
        accent
        logo
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const { name, description, host, accent, logo } = site
  const form = useForm({
    mode: 'onChange',
    values: { name, description, host, accent, logo: logo ?? '' },
    resetOptions: { keepDirtyValues: true },
    resolver: schemaResolver(Schema),
  })
  useKept(form, { place: `look ${site.id}`, label: 'Name and look of a community', part: 'look' })
  const { control } = form
  const typed = form.watch()
  const { dirtyFields: dirty, errors, isDirty, isValid } = form.formState
  const save = form.handleSubmit(async ({ name, description, host, accent, logo }) => {
    const deeds: (Deed | false | undefined)[] = [
      dirty.name && [renameSite, { name }],
      dirty.description && [describeSite, { description }],
      dirty.host && [chooseHost, { host }],
      dirty.accent && [chooseAccent, { accent }],
      dirty.logo && [chooseLogo, { logo }],
    ]
    if (await run(deeds.filter((deed) => deed !== false && deed !== undefined))) form.reset()
  })

  return (
    <section aria-labelledby="identity" className={layout.card}>
      <h2 id="identity">Name and look</h2>
      <form method="dialog" noValidate className={css.form} onSubmit={save}>
        <FormField required label="Name" control={control} name="name" />
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
          onChange={(accent) => form.setValue('accent', accent, { shouldDirty: true, shouldValidate: true })}
        />
        <LibraryPicture
          label="Logo"
          url={typed.logo}
          error={errors.logo?.message}
          onChange={(url) => form.setValue('logo', url, { shouldDirty: true, shouldValidate: true })}
        />
        {!typed.logo && <p className={layout.soft}>Without a picture, the logo is drawn in the color.</p>}
        <HeaderPicture site={{ ...typed, prefix: site.prefix, logo: typed.logo || null }} />
        <FormField
          required
          label="Web address"
          hint="If you change it, the old address stops working."
          autoCapitalize="none"
          control={control}
          name="host"
        />
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={!isDirty || !isValid}>
            Save name and look
          </Button>
          {isDirty && (
            <Button look="quiet" onClick={() => form.reset()}>
              Undo
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
