import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { Focus } from '../../services/rules/media/fields.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type { MediaItemScreenDescribeMutation } from './__generated__/MediaItemScreenDescribeMutation.graphql.ts'
import type { MediaItemScreenQuery } from './__generated__/MediaItemScreenQuery.graphql.ts'
import type { MediaItemScreenRemoveMutation } from './__generated__/MediaItemScreenRemoveMutation.graphql.ts'
import { focusName, isFocus } from './cut.ts'
import { FocusField } from './FocusField.tsx'
import css from './media.module.css'
import { imageOf } from './picture.ts'
import { UploadForm } from './UploadForm.tsx'
import { WordsFields, type Words } from './WordsFields.tsx'

const query = graphql`
  query MediaItemScreenQuery($id: ID!) {
    media(id: $id) {
      id
      name
      alt
      illustrator
      focus
      path
      width
      height
      addedBy {
        username
      }
      insertedAt
      useCount
      uses {
        title
        path
      }
      viewerCan {
        describe
        replace
        remove
      }
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<MediaItemScreenQuery>(args, query, { id: args.params.id ?? '' }, ({ media }) => media !== null)

type Media = NonNullable<MediaItemScreenQuery['response']['media']>

export function Component() {
  const { media } = usePage<MediaItemScreenQuery>(query)
  return media && <MediaItem key={`${media.id} ${media.path}`} media={media} />
}

const focusIn = ({ focus }: Media) => {
  const name = focus.toLowerCase().replace('_', '-')
  return isFocus(name) ? name : 'center'
}

function MediaItem({ media }: { media: Media }) {
  const { id, viewerCan } = media
  const [focus, setFocus] = useState(focusIn(media))
  const { control, handleSubmit, setValue } = useForm<Words>({
    mode: 'all',
    defaultValues: {
      name: media.name,
      alt: media.alt,
      isDecorative: media.alt === '',
      illustrator: media.illustrator ?? '',
    },
  })
  const [describe, isDescribing] = useCommand<MediaItemScreenDescribeMutation>(graphql`
    mutation MediaItemScreenDescribeMutation(
      $mediaId: ID!
      $name: String!
      $alt: String!
      $illustrator: String
      $focus: MediaFocus!
    ) {
      describeMedia(mediaId: $mediaId, name: $name, alt: $alt, illustrator: $illustrator, focus: $focus) {
        media {
          id
          name
          alt
          illustrator
          focus
        }
      }
    }
  `)
  const save = handleSubmit(async ({ name, alt, isDecorative, illustrator }) => {
    const words = { name: name.trim(), alt: isDecorative ? '' : alt.trim(), illustrator: illustrator.trim() }
    await describe(
      { mediaId: id, ...words, focus: focusName(focus) as Media['focus'] },
      { done: 'Picture saved' },
    )
  })
  return (
    <div className={layout.page}>
      <title>{`${media.name} · Pictures`}</title>
      <SiteLink to={urlFor.media()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Pictures
      </SiteLink>
      <h1>{media.name}</h1>
      <div className={css.item}>
        <img {...imageOf({ ...media, url: media.path }, '(max-width: 48rem) 100vw, 44rem')} alt={media.alt} />
        <p className={layout.soft}>
          {media.width} × {media.height} pixels, added {media.addedBy && `by ${media.addedBy.username} `}
          <Time at={media.insertedAt} />
        </p>
      </div>
      <Uses media={media} />
      {viewerCan.describe && (
        <form method="dialog" noValidate className={css.form} onSubmit={(event) => void save(event)}>
          <h2>Words and cuts</h2>
          <p className={layout.soft}>
            What already uses the picture keeps its own words, which you change in the text.
          </p>
          <WordsFields control={control} setValue={setValue} />
          <FocusField url={media.path} shape="square" focus={focus} onChange={setFocus} />
          <div>
            <Button type="submit" look="primary" busy={isDescribing}>
              Save
            </Button>
          </div>
        </form>
      )}
      {(viewerCan.replace || viewerCan.remove) && <FileSection media={media} focus={focus} />}
    </div>
  )
}

/** Places that use a picture, as far as the viewer can open them. */
function Uses({ media: { uses, useCount } }: { media: Media }) {
  const hidden = useCount - uses.length
  return (
    <section aria-labelledby="uses" className={layout.stack}>
      <h2 id="uses">Where it is used</h2>
      {useCount === 0 && <p>Nothing uses this picture.</p>}
      <ul className={layout.stack} hidden={uses.length === 0}>
        {uses.map(({ title, path }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          {uses.length > 0 ? 'And ' : ''}
          {hidden === 1 ? '1 place' : `${hidden} places`} that you can't open.
        </p>
      )}
    </section>
  )
}

/** Buttons to replace the file of a picture, and to remove a picture that nothing uses. */
function FileSection({ media: { id, viewerCan, useCount }, focus }: { media: Media; focus: Focus }) {
  const begin = useFollowUp()
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [isReplacing, setReplacing] = useState(false)
  const [remove, isRemoving] = useCommand<MediaItemScreenRemoveMutation>(graphql`
    mutation MediaItemScreenRemoveMutation($mediaId: ID!) {
      removeMedia(mediaId: $mediaId) {
        mediaId @deleteRecord
      }
    }
  `)
  return (
    <>
      <section aria-labelledby="file" className={layout.stack}>
        <h2 id="file">File</h2>
        <div className={layout.row}>
          {viewerCan.replace && (
            <Button onPointerEnter={Dialog.load} onClick={() => setReplacing(true)}>
              Replace the file
            </Button>
          )}
          {viewerCan.remove && useCount === 0 && (
            <Button
              look="quiet"
              busy={isRemoving}
              onClick={async () => {
                const goOn = begin()
                if (await remove({ mediaId: id })) {
                  toast('Picture removed')
                  goOn(urlFor.media(), { replace: true })
                }
              }}
            >
              Remove the picture
            </Button>
          )}
        </div>
        {viewerCan.remove && useCount > 0 && (
          <p className={layout.soft}>It can be removed once nothing uses it.</p>
        )}
      </section>
      {isReplacing && (
        <Dialog wide heading="Replace the file" onClose={() => setReplacing(false)}>
          <p>Everything that uses this picture shows the new file at once.</p>
          <UploadForm
            file={null}
            replaced={{ id, focus }}
            submit="Replace"
            onDone={async () => {
              setReplacing(false)
              environment.getStore().notify(undefined, true)
              await revalidate()
              toast('Picture replaced')
            }}
          />
        </Dialog>
      )}
    </>
  )
}
