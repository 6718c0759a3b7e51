import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { LinkTarget, redirectProblem, RedirectPath } from '../../../services/rules/routes/redirect-list.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Redirects_site$key } from './__generated__/Redirects_site.graphql.ts'
import css from './admin.module.css'
import { ToolButton } from './ToolButton.tsx'
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

/** Old addresses, and where they lead by now. */
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
  const [draft, setDraft] = useState(empty)
  const [isTried, setTried] = useState(false)
  const list = new Map(site.yoastRedirects.map(({ path, redirect }) => [path, redirect]))
  const pathProblem = check(RedirectPath, draft.path).problem
  const targetProblem = check(LinkTarget, draft.redirect).problem ?? redirectProblem(list, draft)

  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (pathProblem !== null || targetProblem !== null) return
    if (!(await run([[addRedirect, draft]], 'Redirect added.'))) return
    setDraft(empty)
    setTried(false)
  }

  return (
    <section aria-labelledby="redirects" className={layout.card}>
      <h2 id="redirects">Redirects</h2>
      {site.yoastRedirects.length === 0 ? (
        <p className={layout.soft}>None yet.</p>
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
      <form noValidate className={css.form} onSubmit={(event) => void add(event)}>
        <Field
          label="Old path"
          hint="For example, /old-page"
          autoCapitalize="none"
          value={draft.path}
          error={(isTried && pathProblem) || undefined}
          onChange={({ target }) => setDraft({ ...draft, path: target.value })}
        />
        <Field
          label="Redirect to"
          hint="A path on this site or a full web address"
          autoCapitalize="none"
          value={draft.redirect}
          error={(isTried && targetProblem) || undefined}
          onChange={({ target }) => setDraft({ ...draft, redirect: target.value })}
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
