import { SearchX } from 'lucide-react'
import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { loadPage, type LoadArgs } from '../../relay/page.ts'
import { useListPage } from '../../relay/useListPage.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { counted } from '../../ui/text/counted.ts'
import layout from '../../ui/theme/layout.module.css'
import list from '../inbox/conversation-list.module.css'
import type { FoundMessages_query$key } from './__generated__/FoundMessages_query.graphql.ts'
import type { FoundMessagesListQuery } from './__generated__/FoundMessagesListQuery.graphql.ts'
import type { FoundMessagesQuery } from './__generated__/FoundMessagesQuery.graphql.ts'
import { FoundMessage } from './FoundMessage.tsx'
import css from './found-messages.module.css'

const page = graphql`
  query FoundMessagesQuery($text: String!, $first: Int = 20) {
    ...FoundMessages_query @arguments(text: $text, first: $first)
  }
`
const PAGE_SIZE = 20

export const loadFoundMessages = (args: LoadArgs, text: string) =>
  loadPage<FoundMessagesQuery>(args, page, { text })

/** Messages that a search in the viewer's messages found, newest first. */
export function FoundMessages({ term }: { term: string }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    FoundMessagesListQuery,
    FoundMessages_query$key
  >(
    graphql`
      fragment FoundMessages_query on Query
      @refetchable(queryName: "FoundMessagesListQuery")
      @argumentDefinitions(
        text: { type: "String!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        messageSearch(text: $text, first: $first, after: $after)
          @connection(key: "FoundMessages_messageSearch") {
          edges {
            node {
              message {
                id
              }
              ...FoundMessage_result
            }
          }
        }
      }
    `,
    useListPage<FoundMessagesQuery>(page),
    'first',
  )
  const isOpen = useIsOpen()
  const { edges } = data.messageSearch
  const count = `${hasNext ? 'More than ' : ''}${counted(edges.length, 'message')}`
  return (
    <section aria-labelledby="found-messages">
      <div className={css.head}>
        <h2 id="found-messages" className={css.heading}>
          Messages with “{term}”
        </h2>
        <SiteLink to={urlFor.messages()}>All conversations</SiteLink>
      </div>
      <p role="status" className={`${layout.soft} ${css.count}`}>
        {edges.length === 0 ? 'No messages found' : `${count} found`}
      </p>
      {edges.length === 0 ? (
        <Empty icon={<SearchX size={28} />} heading="We didn't find any messages.">
          <p>
            Check the spelling, or try fewer or other words. To find a member by name, start a new message.
          </p>
          <SiteLink to={urlFor.newMessage()}>Find a member</SiteLink>
          {isOpen(urlFor.search()) && (
            <SiteLink to={urlFor.search(term)}>Search the community instead</SiteLink>
          )}
        </Empty>
      ) : (
        <ul className={list.conversations}>
          {edges.map(({ node }) => (
            <li key={node.message.id}>
              <FoundMessage result={node} term={term} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <Button className={layout.more} size="small" busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More messages
        </Button>
      )}
    </section>
  )
}
