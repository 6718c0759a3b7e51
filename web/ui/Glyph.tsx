import { Bookmark, BookmarkCheck, Ellipsis, MessageSquareReply, SmilePlus } from 'lucide-react'

/** Icons that every comment contains; their shapes are therefore defined only once per page. */
const drawings = {
  bookmark: Bookmark,
  bookmarked: BookmarkCheck,
  more: Ellipsis,
  react: SmilePlus,
  reply: MessageSquareReply,
}

const idOf = (name: string) => `glyph-${name}`

/** Definitions of the icons, hidden in every page. */
export const Glyphs = () => (
  <div hidden>
    {Object.entries(drawings).map(([name, Drawing]) => (
      <Drawing key={name} id={idOf(name)} />
    ))}
  </div>
)

/** The shapes as texts, because elements take time for each of the hundreds of icons on a page. */
const uses = new Map(
  Object.keys(drawings).map((name) => [
    name,
    { __html: `<use href="#${idOf(name)}" width="100%" height="100%"></use>` },
  ]),
)

/**
 * An icon in the color of the text, drawn from the page's shared definition. Hidden from screen readers, because text
 * is beside it.
 */
export const Glyph = ({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) => (
  <svg width={size} height={size} aria-hidden="true" dangerouslySetInnerHTML={uses.get(name)} />
)
