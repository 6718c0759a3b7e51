import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { buttonClass } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type {
  DeletedScreenQuery,
  DeletedScreenQuery$data,
} from './__generated__/DeletedScreenQuery.graphql.ts'
import css from './erasure.module.css'
import { ReceiptFacts } from './ReceiptFacts.tsx'

const query = graphql`
  query DeletedScreenQuery($token: String!) {
    erasureReceipt(token: $token) {
      url
      publicKey
      requestedAt
      erasedAt
      streams
      events
      backupsExpireAt
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<DeletedScreenQuery>(args, query, { token: args.params.token ?? '' })

/** Interval at which the page checks if the receipt exists, in ms. */
const POLL_MS = 3000

/** Screen of `/deleted/:token`: the receipt of an erasure, for anyone with the link. */
export function Component() {
  const { erasureReceipt } = usePage<DeletedScreenQuery>(query)
  return <div className={layout.page}>{erasureReceipt ? <Done receipt={erasureReceipt} /> : <Waiting />}</div>
}

function Waiting() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <>
      <title>Your receipt</title>
      <h1>Your receipt will appear here</h1>
      <div className={layout.stack}>
        <p className={layout.lead}>
          If you chose to delete your account now, it will be gone within minutes. Otherwise it will be
          deleted on the date you were shown. A signed receipt will then appear on this page.
        </p>
        <p>
          Bookmark this page or write down its address. It's the only way to get your receipt, and only you
          have it.
        </p>
      </div>
    </>
  )
}

function Done({ receipt }: { receipt: NonNullable<DeletedScreenQuery$data['erasureReceipt']> }) {
  const { url, publicKey } = receipt
  const command = `npm run receipt -- verify erasure-receipt.json --public-key ${publicKey}`
  return (
    <>
      <title>Your account has been deleted</title>
      <header className={layout.stack}>
        <h1>Your account has been deleted</h1>
        <p className={layout.lead}>Thank you for the time you spent here. We wish you well.</p>
      </header>
      <section aria-labelledby="receipt" className={layout.stack}>
        <h2 id="receipt">Your receipt</h2>
        <ReceiptFacts receipt={receipt} />
        <div>
          <a href={url} download className={buttonClass({ look: 'primary' })}>
            <Download size={18} aria-hidden="true" /> Download the receipt
          </a>
        </div>
      </section>
      <section aria-labelledby="verify" className={layout.stack}>
        <h2 id="verify">How to check it</h2>
        <p>
          Anyone can <SiteLink to={urlFor.checkReceipt()}>check the receipt on this site</SiteLink>. To check
          it independently of this site, run this command from our open-source software with the key below:
        </p>
        <pre className={css.command}>{command}</pre>
      </section>
    </>
  )
}
