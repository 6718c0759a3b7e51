import { ArrowLeft } from 'lucide-react'
import { graphql } from 'react-relay'
import { Form } from 'react-router'
import { contentRulesOf } from '../../services/rules/content-rules/rules.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { RulesScreenQuery } from './__generated__/RulesScreenQuery.graphql.ts'
import css from './queue/queue.module.css'
import { RulesForm } from './rules/RulesForm.tsx'

const query = graphql`
  query RulesScreenQuery($community: String) {
    contentRules(community: $community) {
      siteId
      community
      rules
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<RulesScreenQuery>(args, query, {
    community: new URL(args.request.url).searchParams.get('community') || null,
  })

/** Screen of `/moderation/rules`: the rules of a community that hold texts, with a trial on past texts. */
export function Component() {
  const { siteId, community, rules } = usePage<RulesScreenQuery>(query).contentRules
  const { siteSummaries } = useShell()
  return (
    <div className={layout.page}>
      <title>Rules</title>
      <SiteLink to={urlFor.moderation()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Moderation
      </SiteLink>
      <h1>Rules</h1>
      <p className={layout.soft}>
        A text that meets a rule waits in the queue. Its author and moderators see it at once, everybody else
        when a moderator publishes it.
      </p>
      <Form className={css.filters} aria-label="Choose a community">
        <label className={css.filter}>
          <span>Community</span>
          <select
            name="community"
            key={community}
            defaultValue={community}
            onChange={({ target }) => target.form?.requestSubmit()}
          >
            {siteSummaries.map(({ prefix, name }) => (
              <option key={prefix} value={prefix}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="small">
          Show
        </Button>
      </Form>
      <RulesForm key={siteId} siteId={siteId} community={community} saved={contentRulesOf(rules)} />
    </div>
  )
}
