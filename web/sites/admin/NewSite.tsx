import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { useCommand } from '../../relay/useCommand.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { NewSite as Schema } from '../../../services/rules/sites/sites.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { NewSiteMutation } from './__generated__/NewSiteMutation.graphql.ts'
import { AccentField } from './AccentField.tsx'
import css from './admin.module.css'

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

/** The form of a new community; redirects to its page. */
export function NewSite() {
  const [run, isBusy] = useCommand<NewSiteMutation>(mutation)
  const navigate = useNavigate()
  const [draft, setDraft] = useState(empty)
  const [isTried, setTried] = useState(false)
  const site = Schema.safeParse(draft)
  const set = (changes: Partial<typeof empty>) => setDraft({ ...draft, ...changes })
  const errorOf = (field: keyof typeof empty) =>
    isTried ? site.error?.issues.find(({ path }) => path[0] === field)?.message : undefined

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    if (!site.success) {
      const first = String(site.error.issues[0]?.path[0])
      return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    const response = await run(site.data)
    if (response) void navigate(urlFor.site(response.createSite.site.prefix))
  }

  return (
    <section aria-labelledby="new-site" className={layout.card}>
      <h2 id="new-site">New community</h2>
      <form noValidate className={css.form} onSubmit={(event) => void create(event)}>
        <Field
          label="Name"
          name="name"
          value={draft.name}
          error={errorOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label="Prefix"
          name="prefix"
          hint="Short, for links and logos. Can't be changed later."
          autoCapitalize="none"
          value={draft.prefix}
          error={errorOf('prefix')}
          onChange={({ target }) => set({ prefix: target.value })}
        />
        <Field
          label="Host"
          name="host"
          hint="Without https:// or port. In development, use prefix.localhost."
          autoCapitalize="none"
          value={draft.host}
          error={errorOf('host')}
          onChange={({ target }) => set({ host: target.value })}
        />
        <TextField
          label="Description"
          name="description"
          hint="One sentence about who it is for."
          value={draft.description}
          error={errorOf('description')}
          onChange={({ target }) => set({ description: target.value })}
        />
        <AccentField site={draft} error={errorOf('accent')} onChange={(accent) => set({ accent })} />
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy}>
            Create community
          </Button>
        </div>
      </form>
    </section>
  )
}
