import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { STALE } from '../../../services/rules/decisions.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import layout from '../../ui/theme/layout.module.css'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'
import type { Operation } from '../decision/decisions.ts'
import { useDecide, type Target } from '../decision/useDecide.ts'
import { useUndoDecision } from '../decision/useUndoDecision.ts'
import type { Queue_query$key } from './__generated__/Queue_query.graphql.ts'
import type { QueuePageQuery } from './__generated__/QueuePageQuery.graphql.ts'
import { Bulk } from './Bulk.tsx'
import { Details } from './Details.tsx'
import { areKeysOn, keyOf } from './keys.ts'
import { Keys } from './Keys.tsx'
import { nameOf } from './name.ts'
import css from './queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { useClaim } from './useClaim.ts'
import { useQueueChanges } from './useQueueChanges.ts'
import { useShortcuts } from './useShortcuts.ts'

const PAGE_SIZE = 40
/** Maximum number of reports in the list. */
const MAX_LOADED = 100

/** The open item and its place; `isByHand` if the moderator chose it, rather than the queue, which skips claimed ones. */
interface Chosen {
  id: string
  index: number
  isByHand: boolean
}

/** The item that a dialog decides on, as it was when the dialog was opened. */
interface Deciding {
  id: string
  name: string
  target: Target
  operation: Operation
}

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
              claim {
                isOwn
              }
              item {
                title
                body
                author {
                  username
                }
              }
              user {
                username
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
  const [chosen, choose] = useState<Chosen | null>(null)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [deciding, decideOn] = useState<Deciding | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const [keysOn, turn] = useState(false)
  useEffect(() => turn(areKeysOn()), [])
  const decide = useDecide()
  const undo = useUndoDecision()
  const focusOn = useFocusOn()
  useQueueChanges()

  const isFree = ({ claim }: (typeof items)[number]) => !claim || claim.isOwn
  const open =
    items.find((item) => item.id === deciding?.id) ??
    items.find((item) => item.id === chosen?.id && (chosen.isByHand || isFree(item))) ??
    items.slice(chosen?.index ?? 0).find(isFree) ??
    items.findLast(isFree) ??
    null
  const index = open ? items.indexOf(open) : -1
  // The open item stays open when newer reports come in above it.
  useEffect(() => {
    if (open && open.id !== chosen?.id) choose({ id: open.id, index, isByHand: false })
  }, [open, chosen, index])
  useClaim(open && { assocId: open.assocId, assocType: open.assocType })

  const openAt = (index: number) => {
    const next = items[Math.max(0, Math.min(index, items.length - 1))]
    if (!next) return
    choose({ id: next.id, index: items.indexOf(next), isByHand: true })
    focusOn(`open-${next.id}`)
  }
  const mark = (id: string, isMarked: boolean) =>
    setMarked((ids) => new Set(isMarked ? [...ids, id] : [...ids].filter((other) => other !== id)))
  /** Moves on to the next item, which takes the place of the decided one. */
  const decided = (id: string, decision: string) => {
    setLast(decision)
    mark(id, false)
    const next = items.slice(index + 1).find(isFree) ?? items.slice(0, index).findLast(isFree)
    if (next) {
      choose({ id: next.id, index, isByHand: false })
      focusOn(`open-${next.id}`)
    }
  }
  const take = async (operation: Operation) => {
    if (!open || !open.operations.includes(operation) || !isFree(open)) return
    const { id, assocId, assocType, revision } = open
    const target = { assocId, assocType, revision }
    if (operation !== 'DISMISS' && operation !== 'RESTORE' && operation !== 'ALLOW_PICTURE')
      return decideOn({ id, name: nameOf(open), target, operation })
    const result = await decide({ ...target, operation, reason: 'WITHIN_RULES' })
    if (result.decision) decided(id, result.decision)
    if (result.isChanged) toast(STALE, 'error')
  }
  useShortcuts(keysOn && deciding === null, {
    ...Object.fromEntries(
      Object.entries(keyOf).map(([name, key]) => [key, () => void take(name as Operation)]),
    ),
    j: () => openAt(index + 1),
    k: () => openAt(index - 1),
    m: () => open && mark(open.id, !marked.has(open.id)),
    u: () => last && void undo(last).then((isDone) => isDone && setLast(null)),
  })

  const selected = items.filter(({ id }) => marked.has(id))
  return (
    <section className={css.queue} aria-label="Reports">
      <div className={css.bar}>
        <p className={css.count}>
          {totalCount} {totalCount === 1 ? 'report' : 'reports'} to review
        </p>
        {marked.size > 0 ? (
          <Bulk flags={selected} onDone={() => setMarked(new Set())} />
        ) : (
          <Keys isOn={keysOn} onTurn={turn} />
        )}
      </div>
      {items.length === 0 && (
        <Empty
          icon={<ShieldCheck size={28} />}
          heading={isFiltered ? 'No reports match these filters.' : 'Nothing to review.'}
        >
          {!isFiltered && <p>Reports from members will appear here.</p>}
        </Empty>
      )}
      <div className={css.body} hidden={items.length === 0}>
        <ul className={css.list}>
          {items.map((item, at) => (
            <li key={item.id}>
              <QueueRow
                flag={item}
                number={at + 1}
                isOpen={item === open}
                isMarked={marked.has(item.id)}
                onOpen={() => openAt(at)}
                onMark={(isMarked) => mark(item.id, isMarked)}
              >
                {item === open && (
                  <Details flag={item} showsKeys={keysOn} showsPage onDecide={(name) => void take(name)} />
                )}
              </QueueRow>
            </li>
          ))}
          {hasNext && items.length < MAX_LOADED && (
            <li>
              <Button
                className={layout.more}
                busy={isLoadingNext}
                onClick={() => loadNext(Math.min(PAGE_SIZE, MAX_LOADED - items.length))}
              >
                More reports
              </Button>
            </li>
          )}
          {hasNext && items.length >= MAX_LOADED && (
            <li className={layout.soft}>
              These are the newest {items.length} reports. Decide on some or filter them to see others.
            </li>
          )}
        </ul>
      </div>
      {deciding && (
        <DecisionDialog
          key={`${deciding.id} ${deciding.operation}`}
          target={deciding.target}
          name={deciding.name}
          operation={deciding.operation}
          queued={{ id: deciding.id, isListed: items.some(({ id }) => id === deciding.id) }}
          onClose={() => decideOn(null)}
          onDecided={(decision) => decided(deciding.id, decision)}
        />
      )}
    </section>
  )
}
