import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { Accent, SiteDescription, SiteHost, SiteLogo, SiteName } from '../../../services/rules/sites/sites.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Identity_site$key } from './__generated__/Identity_site.graphql.ts'
import { AccentField } from './AccentField.tsx'
import css from './admin.module.css'
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

/** Form for name, description, host, accent and logo; saves only changed fields. */
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
  const saved = { ...site, logo: site.logo ?? '' }
  const [typed, setTyped] = useState<Partial<typeof saved>>({})
  const draft = { ...saved, ...typed }
  const set = (changes: Partial<typeof saved>) => setTyped({ ...typed, ...changes })
  const logo = draft.logo.trim() || null

  const problems = {
    name: check(SiteName, draft.name).problem,
    description: check(SiteDescription, draft.description).problem,
    host: check(SiteHost, draft.host).problem,
    accent: check(Accent, draft.accent).problem,
    logo: check(SiteLogo, logo).problem,
  }
  const isFine = Object.values(problems).every((problem) => problem === null)
  const deeds: (Deed | false)[] = [
    draft.name !== saved.name && [renameSite, { name: draft.name }],
    draft.description !== saved.description && [describeSite, { description: draft.description }],
    draft.host !== saved.host && [chooseHost, { host: draft.host }],
    draft.accent !== saved.accent && [chooseAccent, { accent: draft.accent }],
    draft.logo !== saved.logo && [chooseLogo, { logo }],
  ]
  const wanted = deeds.filter((deed) => deed !== false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isFine && (await run(wanted))) setTyped({})
  }

  return (
    <section aria-labelledby="identity" className={layout.card}>
      <h2 id="identity">Name and look</h2>
      <form noValidate className={css.form} onSubmit={(event) => void save(event)}>
        <Field
          required
          label="Name"
          value={draft.name}
          error={problems.name ?? undefined}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label="Description"
          value={draft.description}
          error={problems.description ?? undefined}
          onChange={({ target }) => set({ description: target.value })}
        />
        <Field
          required
          label="Host"
          hint="The old address will stop working."
          autoCapitalize="none"
          value={draft.host}
          error={problems.host ?? undefined}
          onChange={({ target }) => set({ host: target.value })}
        />
        <AccentField
          site={draft}
          error={problems.accent ?? undefined}
          onChange={(accent) => set({ accent })}
        />
        <Field
          label="Logo"
          hint="Image URL. Leave empty to generate a logo."
          value={draft.logo}
          error={problems.logo ?? undefined}
          onChange={({ target }) => set({ logo: target.value })}
        />
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={wanted.length === 0 || !isFine}>
            Save name and look
          </Button>
        </div>
      </form>
    </section>
  )
}
