import { graphql } from 'react-relay'
import { Byline } from '../members/Byline.tsx'
import { usePagination } from '../relay/usePagination.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { SilencedMembers_user$key } from './__generated__/SilencedMembers_user.graphql.ts'
import type { SilencedMembersQuery } from './__generated__/SilencedMembersQuery.graphql.ts'
import css from './notices.module.css'
import { SilenceButton } from './SilenceButton.tsx'

const perPage = 20

/** Members of whom the viewer wants no notices; one whose notices come again stays in the list until it is left. */
export function SilencedMembers({ user }: { user: SilencedMembers_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    SilencedMembersQuery,
    SilencedMembers_user$key
  >(
    graphql`
      fragment SilencedMembers_user on User
      @refetchable(queryName: "SilencedMembersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        silencedMembers(first: $first, after: $after) @connection(key: "SilencedMembers_silencedMembers") {
          edges {
            node {
              id
              ...Byline_user
              ...SilenceButton_user
            }
          }
        }
      }
    `,
    user,
  )
  const edges = data.silencedMembers?.edges ?? []
  return (
    <section aria-labelledby="silenced" className={css.setting}>
      <h2 id="silenced">Members you hear nothing about</h2>
      {edges.length === 0 ? (
        <p>You can turn off notifications about a member on their profile.</p>
      ) : (
        <ul className={css.silenced}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <Byline user={node} />
              <SilenceButton user={node} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More members
        </Button>
      )}
    </section>
  )
}
