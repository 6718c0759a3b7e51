import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { posted } from '../comments/list.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import type { ReadingQuery, ReadingQuery$data } from './__generated__/ReadingQuery.graphql.ts'
import css from './read-places.module.css'
import { useReadPlace } from './useReadPlace.ts'

const query = graphql`
  query ReadingQuery($id: ID!) {
    thread(id: $id) {
      news {
        count
        path
      }
    }
  }
`

type News = NonNullable<ReadingQuery$data['thread']>['news']

/** Link to the first text that is new since the last visit. This visit's place is stored after that text is known. */
export function Reading({ id }: { id: string }) {
  const environment = useRelayEnvironment()
  const [news, setNews] = useState<News | 'unknown'>('unknown')
  useEffect(() => {
    const { unsubscribe } = fetchQuery<ReadingQuery>(environment, query, { id }).subscribe({
      next: ({ thread }) => setNews(thread?.news ?? null),
      error: (error: unknown) => console.warn("Couldn't read what is new", error),
    })
    return unsubscribe
  }, [environment, id])
  useReadPlace(id, news !== 'unknown')
  const close = () => setNews(null)
  useEffect(() => {
    addEventListener(posted, close)
    return () => removeEventListener(posted, close)
  }, [])
  const shown = news === 'unknown' ? null : news
  return (
    <div role="status" className={css.status}>
      {shown && (
        <div className={css.news}>
          <SiteLink to={shown.path} onClick={close}>
            {shown.count === 100 ? '99+' : shown.count} new since you were here
          </SiteLink>
          <button type="button" className={css.close} onClick={close}>
            <X size={18} aria-hidden="true" />
            <span className="visually-hidden">Close</span>
          </button>
        </div>
      )}
    </div>
  )
}
