import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { LinkTarget, redirectProblem, RedirectPath } from '../../../services/rules/routes/redirect-list.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Redirects_site$key } from './__generated__/Redirects_site.graphql.ts'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { ToolButton } from '../../ui/tools/ToolButton.tsx'
import { useSite } from './useSite.ts'

const addRedirect = graphql`
  mutation RedirectsAddMutation($siteId: ID!, $path: String!, $redirect: String!) {
    addSiteRedirect(siteId: $siteId, path: $path, redirect: $redirect) {
      site {
        ...Redirects_site
      }
    }
  }
`
const removeRedirect = graphql`
  mutation RedirectsRemoveMutation($siteId: ID!, $path: String!) {
    removeSiteRedirect(siteId: $siteId, path: $path) {
      site {
        ...Redirects_site
      }
    }
  }
`

const empty = { path: '', redirect: '' }

/** Form for redirects from addresses of earlier versions of the site. */
export function Redirects({ site: key }: { site: Redirects_site$key }) {
  const site = useFragment(
    graphql`
      fragment Redirects_site on Site {
        id
        yoastRedirects {
          path
          redirect
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const form = useForm({ defaultValues: empty, mode: 'all' })
  useKept(form, { place: `redirects ${site.id}`, label: 'Old address of a community', part: 'redirects' })
  const { errors } = form.formState
  const list = new Map(site.yoastRedirects.map(({ path, redirect }) => [path, redirect]))
  const path = { validate: (path: string) => check(RedirectPath, path).problem ?? true }
  const target = {
    validate: (redirect: string, draft: typeof empty) =>
      check(LinkTarget, redirect).problem ?? redirectProblem(list, draft) ?? true,
  }
  const add = form.handleSubmit(async (redirect) => {
    if (await run([[addRedirect, redirect]], 'Redirect added.')) form.reset()
  })

  return (
    <section aria-labelledby="redirects" className={layout.card}>
      <h2 id="redirects">Redirects</h2>
      {site.yoastRedirects.length === 0 ? (
        <p className={layout.soft}>No redirects yet.</p>
      ) : (
        <ul className={css.entries}>
          {site.yoastRedirects.map(({ path, redirect }) => (
            <li key={path} className={css.entry}>
              <span className={css.words}>
                <code>{path}</code> redirects to <code>{redirect}</code>
              </span>
              <ToolButton
                words={`Remove redirect from ${path}`}
                icon={Trash2}
                onPress={() => void run([[removeRedirect, { path }]], 'Redirect removed.')}
              />
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={css.form} onSubmit={add}>
        <Field
          required
          label="Old path"
          hint="For example, /old-page"
          autoCapitalize="none"
          {...form.register('path', path)}
          error={errors.path?.message}
        />
        <Field
          required
          label="Redirect to"
          hint="A path on this site or a full web address"
          autoCapitalize="none"
          {...form.register('redirect', target)}
          error={errors.redirect?.message}
        />
        <div className={layout.row}>
          <Button type="submit" size="small" busy={isBusy}>
            Add redirect
          </Button>
        </div>
      </form>
    </section>
  )
}
