import { urlFor } from '../../services/rules/routes/links.ts'
import type { LoadArgs } from '../relay/page.ts'
import { loadSitePage, SitePage } from './SitePage.tsx'

export const loader = (args: LoadArgs) => loadSitePage(args, 'community-rules', urlFor.communityRules())

/** Screen of `/community-rules`: the page that the site's editors have published under this slug. */
export const Component = () => <SitePage title="Community rules" path={urlFor.communityRules()} />
