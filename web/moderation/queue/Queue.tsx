import { ShieldCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { counted } from '../../ui/text/counted.ts'
import layout from '../../ui/theme/layout.module.css'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'
import type { Queue_query$key } from './__generated__/Queue_query.graphql.ts'
import type { QueuePageQuery } from './__generated__/QueuePageQuery.graphql.ts'
import { Bulk } from './Bulk.tsx'
import { Details } from './Details.tsx'
import { Keys } from './Keys.tsx'
import { reportedOf } from './name.ts'
import css from './queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { useQueue } from './useQueue.ts'
import { useQueueChanges } from './useQueueChanges.ts'

const PAGE_SIZE = 40
/** Maximum number of reports in the list. */
const MAX_LOADED = 100

/** The queue: a list of reported items, of which one is open, with the decisions on it. */
export function Queue({ isFiltered, ...props }: { query: Queue_query$key; isFiltered: boolean }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<QueuePageQuery, Queue_query$key>(
    graphql`
      fragment Queue_query on Query
      @refetchable(queryName: "QueuePageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        community: { type: "String" }
        assocType: { type: "AssocType" }
        reason: { type: "FlagReason" }
        minReports: { type: "Int" }
        before: { type: "DateTime" }
        member: { type: "String" }
      ) {
        contentFlags(
          first: $first
          after: $after
          community: $community
          assocType: $assocType
          reason: $reason
          minReports: $minReports
          before: $before
          member: $member
        ) @connection(key: "Queue_contentFlags") {
          totalCount
          edges {
            node {
              id
              assocId
              assocType
              revision
              operations
              reason
              flagCount
              claim {
                isOwn
              }
              item {
                title
                body
                state
                author {
                  username
                  roleId
                }
              }
              user {
                username
                roleId
              }
              ...QueueRow_flag
              ...Details_flag
              ...Bulk_flags
            }
          }
        }
      }
    `,
    props.query,
    'first',
  )
  const { edges, totalCount } = data.contentFlags
  const items = edges.map(({ node }) => node)
  const queue = useQueue(items)
  const { state, move, keysOn } = queue
  const { marked, deciding } = state
  const decided = items.find(({ id }) => id === deciding?.id)
  useQueueChanges()
  return (
    <section className={css.queue} aria-label="Reports">
      <div className={css.bar}>
        <p className={css.count}>{counted(totalCount, 'report')} to review</p>
        {marked.length > 0 ? (
          <Bulk flags={items.filter(({ id }) => marked.includes(id))} onDone={() => move('unmarked')} />
        ) : (
          <Keys isOn={keysOn} onTurn={queue.turn} />
        )}
      </div>
      {items.length === 0 && <Nothing isFiltered={isFiltered} />}
      <div className={css.body} hidden={items.length === 0}>
        <ul className={css.list}>
          {items.map((item, at) => (
            <li key={item.id}>
              <QueueRow
                flag={item}
                number={at + 1}
                isOpen={item === queue.open}
                isMarked={marked.includes(item.id)}
                onOpen={() => move({ opened: at })}
                onMark={() => move({ marked: item.id })}
              >
                {item === queue.open && (
                  <Details
                    flag={item}
                    showsKeys={keysOn}
                    showsPage
                    onDecide={(name) => void queue.take(name)}
                  />
                )}
              </QueueRow>
            </li>
          ))}
          {hasNext && <More count={items.length} isLoading={isLoadingNext} onLoad={loadNext} />}
        </ul>
      </div>
      {deciding && (
        <DecisionDialog
          key={`${deciding.id} ${deciding.operation}`}
          {...deciding}
          queued={{ id: deciding.id, now: decided ? reportedOf(decided) : null }}
          onClose={() => move('closed')}
          onDecided={(decision) => move({ decided: deciding.id, decision })}
        />
      )}
    </section>
  )
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <Empty
    icon={<ShieldCheck size={28} />}
    heading={isFiltered ? 'No reports match these filters.' : 'Nothing to review.'}
  >
    {!isFiltered && <p>Reports from members will appear here.</p>}
  </Empty>
)

interface MoreProps {
  count: number
  isLoading: boolean
  onLoad(count: number): void
}

/** Last row of a list that has more reports. */
const More = ({ count, isLoading, onLoad }: MoreProps) =>
  count < MAX_LOADED ? (
    <li>
      <Button
        className={layout.more}
        busy={isLoading}
        onClick={() => onLoad(Math.min(PAGE_SIZE, MAX_LOADED - count))}
      >
        More reports
      </Button>
    </li>
  ) : (
    <li className={layout.soft}>
      These are the most urgent {count} reports. Decide on some or filter them to see others.
    </li>
  )
