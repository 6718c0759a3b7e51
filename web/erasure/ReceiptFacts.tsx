import { counted } from '../ui/text/counted.ts'
import { Time } from '../ui/text/Time.tsx'
import css from './erasure.module.css'

interface Receipt {
  requestedAt: string
  erasedAt: string
  events: number
  streams: number
  backupsExpireAt: string | null | undefined
}

/** Contents of the receipt of an erasure. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { requestedAt, erasedAt, events, streams, backupsExpireAt } = receipt
  return (
    <dl className={css.facts}>
      <dt>Requested</dt>
      <dd>
        <Time at={requestedAt} exact />
      </dd>
      <dt>Deleted</dt>
      <dd>
        <Time at={erasedAt} exact />
      </dd>
      <dt>Erased</dt>
      <dd>
        {counted(events, 'record')} in {counted(streams, 'stream')}
      </dd>
      <dt>Key backups</dt>
      <dd>
        {backupsExpireAt ? (
          <>
            The last one expires on <Time at={backupsExpireAt} exact />
          </>
        ) : (
          'None left'
        )}
      </dd>
    </dl>
  )
}
