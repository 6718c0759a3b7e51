import { urlFor } from '../../services/rules/routes/links.ts'
import type { LoadArgs } from '../relay/page.ts'
import { loadSitePage, SitePage } from './SitePage.tsx'

export const loader = (args: LoadArgs) => loadSitePage(args, 'about-us', urlFor.aboutUs())

/** Screen of `/about-us`: the page that the site's editors have published under this slug. */
export const Component = () => <SitePage title="About us" path={urlFor.aboutUs()} />
