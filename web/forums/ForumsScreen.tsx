import { MessagesSquare, SquarePen } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../App.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { breadcrumbs, PageHead } from '../shell/Head.tsx'
import { useShell } from '../shell/shell.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { buttonClass } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ForumsScreenQuery } from './__generated__/ForumsScreenQuery.graphql.ts'
import { ThreadList } from './ThreadList.tsx'

const query = graphql`
  query ForumsScreenQuery {
    ...ThreadList_query
  }
`

export const loader = (args: LoadArgs) => loadPage<ForumsScreenQuery>(args, query, {})

/** Screen of `/forums`: a site's threads. */
export function Component() {
  const data = usePage<ForumsScreenQuery>(query)
  const { site } = useShell()
  const { origin } = useApp()
  return (
    <div className={layout.page}>
      <PageHead
        title="Forums"
        description={`Questions, answers and experiences from members of ${site.name}.`}
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            ['Forums', urlFor.forums()],
          ]),
        ]}
      />
      <div className={layout.head}>
        <h1>Forums</h1>
        <SiteLink to={urlFor.createThread()} className={buttonClass({ look: 'primary' })}>
          <SquarePen size={18} aria-hidden="true" />
          Start a thread
        </SiteLink>
      </div>
      <ThreadList
        query={data}
        empty={{
          icon: <MessagesSquare size={28} />,
          heading: 'No threads yet. Start the first one.',
        }}
      />
    </div>
  )
}
