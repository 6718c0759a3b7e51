import { graphql, useFragment } from 'react-relay'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../parts/Picture.tsx'
import type { Gallery_section$key } from './__generated__/Gallery_section.graphql.ts'
import css from './gallery.module.css'

/** Pictures that are moved sideways, one at a time: by touch, by the buttons, or by arrow keys. */
export function Component({ section }: { section: Gallery_section$key }) {
  const {
    gallery: { heading, pictures },
  } = useFragment(
    graphql`
      fragment Gallery_section on GallerySection {
        gallery: options {
          heading
          pictures {
            image {
              url
              alt
              width
              height
            }
            caption
          }
        }
      }
    `,
    section,
  )
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  /** Moves to a picture; after the last one comes the first. */
  function show(place: number) {
    const next = (place + pictures.length) % pictures.length
    // At once, not smoothly, so that a quick second press starts from the picture that the first one led to.
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
    setAt(next)
  }
  return (
    <div role="group" aria-labelledby={id} className={css.gallery}>
      <h2 id={id} className={heading ? undefined : 'visually-hidden'}>
        {heading ?? 'Pictures'}
      </h2>
      <ul
        ref={strip}
        tabIndex={0}
        aria-labelledby={id}
        className={css.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map(({ image, caption }, place) => (
          <li key={place}>
            <figure>
              <Picture image={image} className={css.picture} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={css.tools}>
          <Button size="small" onClick={() => show(at - 1)}>
            <ChevronLeft size={20} aria-hidden="true" /> Previous
          </Button>
          <p role="status">
            {at + 1} of {pictures.length}
          </p>
          <Button size="small" onClick={() => show(at + 1)}>
            Next <ChevronRight size={20} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  )
}
