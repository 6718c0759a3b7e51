import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { keysOf } from '../../events/entries.ts'
import { headingOf, kindOf, kinds } from '../../events/kinds.ts'
import { STALE } from '../../services/rules/decisions.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { useParams } from 'react-router'
import { loadPage, notFound, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { AssocType, ContentFlagScreenQuery } from './__generated__/ContentFlagScreenQuery.graphql.ts'
import { DecisionDialog } from './decision/DecisionDialog.tsx'
import { DecisionRow } from './decision/DecisionRow.tsx'
import type { Operation, Reported } from './decision/decisions.ts'
import { useDecide, type Target } from './decision/useDecide.ts'
import { HistoryLink } from './history/HistoryLink.tsx'
import { MemberRecord } from './MemberRecord.tsx'
import { Details } from './queue/Details.tsx'
import { reportedOf } from './queue/name.ts'
import css from './queue/queue.module.css'
import { useClaim } from './queue/useClaim.ts'
import { useQueueChanges } from './queue/useQueueChanges.ts'

const query = graphql`
  query ContentFlagScreenQuery($assocId: ID!, $assocType: AssocType!) {
    contentFlagPage(assocId: $assocId, assocType: $assocType) {
      flagged {
        id
        assocId
        assocType
        revision
        reason
        flagCount
        item {
          state
          body
          author {
            username
            roleId
          }
        }
        user {
          username
          roleId
        }
        ...Details_flag
      }
      item {
        id
      }
      user {
        id
        username
        insertedAt
        ...Byline_user
      }
      record {
        ...MemberRecord_record
      }
      decisions {
        id
        ...DecisionRow_decision
      }
      readings {
        id
        readAt
        by {
          username
        }
      }
    }
  }
`

const names = keysOf(kinds).map((kind) => kinds[kind].name)

export const loader = (args: LoadArgs) => {
  const { params } = args
  const assocType = names.find((name) => name === params.assocType?.toUpperCase())
  if (!assocType) throw notFound()
  const variables = { assocId: params.assocId ?? '', assocType: assocType as AssocType }
  return loadPage<ContentFlagScreenQuery>(args, query, variables)
}

/** Screen of `/content-flag/:assocType/:assocId`: the open reports of an item, all decisions on it, and who read a message. */
export function Component() {
  const { assocId = '' } = useParams()
  const { flagged, item, user, record, decisions, readings } =
    usePage<ContentFlagScreenQuery>(query).contentFlagPage
  const kind = kindOf(assocId)
  const [deciding, decideOn] = useState<{ target: Target; operation: Operation; reported: Reported } | null>(
    null,
  )
  const decide = useDecide()
  useQueueChanges()
  useClaim(flagged ? { assocId: flagged.assocId, assocType: flagged.assocType } : null)
  const take = async (operation: Operation) => {
    if (!flagged) return
    const { assocType, revision } = flagged
    const target = { assocId: flagged.assocId, assocType, revision }
    if (operation !== 'DISMISS') return decideOn({ target, operation, reported: reportedOf(flagged) })
    const { isChanged } = await decide({ ...target, operation, reason: 'WITHIN_RULES' })
    if (isChanged) toast(STALE, 'error')
  }
  return (
    <div className={layout.page}>
      <title>Reports and decisions</title>
      <SiteLink to={urlFor.moderation()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Moderation
      </SiteLink>
      <h1>
        {headingOf(kind)} {user && `${kind === 'member' ? '' : 'by '}${user.username}`}
      </h1>
      {flagged ? (
        <div className={css.alone}>
          <Details flag={flagged} showsKeys={false} onDecide={(name) => void take(name)} />
        </div>
      ) : (
        <div className={layout.stack}>
          <p>No report of it is open.</p>
          {user && (
            <Byline user={user}>
              Member since <Time at={user.insertedAt} exact />
            </Byline>
          )}
          {record && <MemberRecord record={record} item={item?.id ?? user?.id ?? null} />}
          <div className={layout.row}>{item && <HistoryLink id={item.id} />}</div>
        </div>
      )}
      <section className={layout.stack} aria-labelledby="decisions">
        <h2 id="decisions">Decisions</h2>
        {decisions.length === 0 && <p>Nothing was decided yet.</p>}
        <ul className={css.list} hidden={decisions.length === 0}>
          {decisions.map((decision) => (
            <li key={decision.id} className={css.item}>
              <DecisionRow decision={decision} />
            </li>
          ))}
        </ul>
      </section>
      {kind === 'message' && (
        <section className={layout.stack} aria-labelledby="readings">
          <h2 id="readings">Read by</h2>
          {readings.length === 0 && <p>No moderator has read it.</p>}
          <ul className={css.list} hidden={readings.length === 0}>
            {readings.map(({ id, by, readAt }) => (
              <li key={id} className={css.item}>
                <p className={css.decision}>
                  <strong>{by.username}</strong> <Time at={readAt} exact />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {deciding && (
        <DecisionDialog
          target={deciding.target}
          operation={deciding.operation}
          reported={deciding.reported}
          queued={{ id: flagged?.id ?? '', now: flagged ? reportedOf(flagged) : null }}
          onClose={() => decideOn(null)}
        />
      )}
    </div>
  )
}
