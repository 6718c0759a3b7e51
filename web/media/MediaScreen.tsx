import { ImageOff, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Form, useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import queue from '../moderation/queue/queue.module.css'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { usePagination } from '../relay/usePagination.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import layout from '../ui/theme/layout.module.css'
import type { MediaScreen_query$key } from './__generated__/MediaScreen_query.graphql.ts'
import type { MediaScreenListQuery } from './__generated__/MediaScreenListQuery.graphql.ts'
import type { MediaScreenQuery } from './__generated__/MediaScreenQuery.graphql.ts'
import css from './media.module.css'
import { Tile } from './Tile.tsx'
import { pictureIn } from './dropped.ts'
import { UploadForm } from './UploadForm.tsx'

const query = graphql`
  query MediaScreenQuery($text: String, $first: Int = 24) {
    ...MediaScreen_query @arguments(text: $text, first: $first)
  }
`
const PAGE_SIZE = 24

export const loader = (args: LoadArgs) => {
  const search = new URL(args.request.url).searchParams
  return loadPage<MediaScreenQuery>(args, query, { text: search.get('text')?.trim() || null })
}

export function Component() {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    MediaScreenListQuery,
    MediaScreen_query$key
  >(
    graphql`
      fragment MediaScreen_query on Query
      @refetchable(queryName: "MediaScreenListQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 24 }
        after: { type: "String" }
        text: { type: "String" }
      ) {
        mediaLibrary(first: $first, after: $after, text: $text) @connection(key: "MediaScreen_mediaLibrary") {
          edges {
            node {
              id
              name
              alt
              path
              width
              height
              focus
              useCount
            }
          }
        }
      }
    `,
    usePage<MediaScreenQuery>(query),
    'first',
  )
  const shell = useShell()
  const begin = useFollowUp()
  const [search] = useSearchParams()
  const text = search.get('text') ?? ''
  /** A dropped file, or null, while the dialog is open, and the function that leads on from it. */
  const [open, setOpen] = useState<{ file: File | null; goOn: ReturnType<typeof begin> } | null>(null)
  const { edges } = data.mediaLibrary
  return (
    <div
      className={layout.page}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const file = pictureIn(event.dataTransfer)
        if (file && !open) setOpen({ file, goOn: begin() })
      }}
    >
      <title>{`Pictures · ${shell.site.name}`}</title>
      <div className={layout.head}>
        <h1>Pictures</h1>
        <Button
          look="primary"
          onPointerEnter={Dialog.load}
          onClick={() => setOpen({ file: null, goOn: begin() })}
        >
          <Plus size={18} aria-hidden="true" /> Add a picture
        </Button>
      </div>
      <Form className={queue.filters} key={search.toString()} role="search" aria-label="Pictures">
        <label className={queue.filter}>
          <span>Words of the name, description or illustrator</span>
          <input name="text" type="search" defaultValue={text} autoComplete="off" maxLength={100} />
        </label>
        <Button type="submit" size="small">
          Search pictures
        </Button>
        {text && <SiteLink to={urlFor.media()}>All pictures</SiteLink>}
      </Form>
      {edges.length === 0 && (
        <Empty
          icon={<ImageOff size={28} />}
          heading={text ? 'No picture has these words.' : 'The library has no pictures yet.'}
        />
      )}
      <ul className={css.tiles} hidden={edges.length === 0}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SiteLink to={urlFor.mediaItem(node.id)} className={css.tile}>
              <Tile picture={node} />
              <span className={layout.soft}>
                {node.useCount === 0
                  ? 'Not used'
                  : `Used ${node.useCount === 1 ? 'once' : `${node.useCount} times`}`}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More pictures
        </Button>
      )}
      {open && (
        <Dialog wide heading="Add a picture" onClose={() => setOpen(null)}>
          <UploadForm
            file={open.file}
            replaced={null}
            submit="Add picture"
            onDone={(id) => void open.goOn(urlFor.mediaItem(id))}
          />
        </Dialog>
      )}
    </div>
  )
}
