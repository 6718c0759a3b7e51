import { SquarePen } from 'lucide-react'
import { graphql } from 'react-relay'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { wordsOf } from '../frame/words.ts'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { buttonClass } from '../ui/Button.tsx'
import type { MessagesScreenQuery } from './__generated__/MessagesScreenQuery.graphql.ts'
import { ConversationList } from './inbox/ConversationList.tsx'
import css from './messages-screen.module.css'
import { useConversationChanges } from './inbox/useConversationChanges.ts'
import { FoundMessages, loadFoundMessages } from './finding/FoundMessages.tsx'
import { MessageSearchForm } from './finding/MessageSearchForm.tsx'
import { termIn } from './finding/term.ts'

const query = graphql`
  query MessagesScreenQuery($isArchived: Boolean!, $first: Int = 20) {
    ...ConversationList_query @arguments(isArchived: $isArchived, first: $first)
  }
`

const folders = [
  ['Inbox', urlFor.messages()],
  ['Archive', urlFor.archive()],
  ['Blocked', urlFor.blocked()],
] as const

const isArchive = (path: string) => path.startsWith(urlFor.archive())

export function loader(args: LoadArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  const text = termIn(searchParams)
  if (text !== '') return loadFoundMessages(args, text)
  return loadPage<MessagesScreenQuery>(args, query, { isArchived: isArchive(pathname) })
}

/** The viewer's conversations in the inbox or the archive. */
function Folder() {
  const data = useListPage<MessagesScreenQuery>(query)
  const { pathname } = useLocation()
  return <ConversationList query={data} isArchived={isArchive(pathname)} />
}

/** Layout of `/messages` and the routes below it: the list of conversations beside the open conversation. */
export function Component() {
  const { site } = useShell()
  const { pathname } = useLocation()
  const term = termIn(useSearchParams()[0])
  const isList = [urlFor.messages(), urlFor.archive()].includes(pathname.replace(/\/$/, ''))
  const open = folders.findLast(([, to]) => pathname.startsWith(to))?.[1]
  const news = useConversationChanges()
  return (
    <div className={`${css.screen} ${isList ? css.list : css.detail}`} data-fills-window="wide">
      <title>{`${wordsOf(site.features).messages} · ${site.name}`}</title>
      {/* The heading is always rendered for screen readers; narrow windows hide the column with the visible one. */}
      <h1 className="visually-hidden">{wordsOf(site.features).messages}</h1>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <section aria-label="Conversations" className={css.side}>
        <div className={css.sideHead}>
          <p aria-hidden="true" className={css.heading}>
            {wordsOf(site.features).messages}
          </p>
          <SiteLink to={urlFor.newMessage()} className={buttonClass({ look: 'primary', size: 'small' })}>
            <SquarePen size={18} aria-hidden="true" />
            New<span className="visually-hidden"> message</span>
          </SiteLink>
        </div>
        <nav aria-label="Folders" className={css.tabs}>
          {folders.map(([name, to]) => (
            <SiteLink key={to} to={to} aria-current={to === open ? (isList ? 'page' : 'true') : undefined}>
              {name}
            </SiteLink>
          ))}
        </nav>
        <div className={css.search}>
          <MessageSearchForm term={term} />
        </div>
        {term ? <FoundMessages term={term} /> : <Folder />}
      </section>
      <section aria-label="Conversation" className={css.main}>
        <Outlet />
      </section>
    </div>
  )
}
