import { fetchQuery, graphql } from 'react-relay'
import { redirectList, type RedirectList } from '../../../services/rules/routes/redirects.ts'
import { environmentContext, type LoadArgs } from '../../relay/page.ts'
import type { redirectsQuery as RedirectsQuery } from './__generated__/redirectsQuery.graphql.ts'

const query = graphql`
  query redirectsQuery {
    site {
      id
      yoastRedirects {
        path
        redirect
      }
    }
  }
`

/** Address with which the document was loaded, which the server has already checked; undefined on the server. */
const landed = globalThis.location?.href.split('#')[0]

const none: RedirectList = new Map()

/**
 * The site's redirects for navigation in the browser, fetched once. Empty for the address with which the document was
 * loaded, which the server has checked, or if fetching fails (spec §8).
 */
export async function readRedirects({ request, context }: LoadArgs): Promise<RedirectList> {
  if (landed === undefined || request.url === landed) return none
  const answer = await fetchQuery<RedirectsQuery>(
    context.get(environmentContext),
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .catch((error: unknown) => console.warn("Couldn't load the list of redirects", error))
  return answer ? redirectList(answer.site.yoastRedirects) : none
}
