import { useParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { demoPages } from '../../services/rules/routes/routes.ts'
import { notFound, type LoadArgs } from '../relay/page.ts'
import { Unlisted } from '../frame/Head.tsx'
import { loadShell, useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'

const titles: Readonly<Record<string, string>> = {
  'terms-of-use': 'Terms of Use',
  'privacy-notice': 'Privacy Notice',
}

/** Throws the not-found response, except on sites of the demo (whose corporate site is the demo's). */
export async function loader(args: LoadArgs) {
  const { site } = await loadShell(args)
  const isThere = Object.hasOwn(titles, args.params.page ?? '')
  if (site.settings.corporate_site !== demoPages || !isThere) throw notFound()
  return {}
}

/** `/demo/terms-of-use`, `/demo/privacy-notice`: placeholders for the pages of a real corporate site. */
export function Component() {
  const { site } = useShell()
  const { page = '' } = useParams()
  return (
    <div className={layout.page}>
      <title>{`${titles[page]} · ${site.name}`}</title>
      <Unlisted />
      <h1>{titles[page]}</h1>
      <p className={layout.lead}>This is a demo.</p>
      <p>
        A real network would show its own text here. Don't enter any personal information: the people who run
        this demo can read it.
      </p>
      <p>
        <SiteLink to={urlFor.home()}>Go to {site.name}</SiteLink>
      </p>
    </div>
  )
}
