import { Ellipsis, MessageSquareReply, SmilePlus } from 'lucide-react'

/** Icons that stand on a page as often as it has comments. */
const drawings = { more: Ellipsis, react: SmilePlus, reply: MessageSquareReply }

const idOf = (name: string) => `glyph-${name}`

/** Draws them once, out of sight; the frame of every page has it. */
export const Glyphs = () => (
  <div hidden>
    {Object.entries(drawings).map(([name, Drawing]) => (
      <Drawing key={name} id={idOf(name)} />
    ))}
  </div>
)

/** One of them, in the colour of the text around it. Decorative: what it says stands beside it. */
export const Glyph = ({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`#${idOf(name)}`} width={size} height={size} />
  </svg>
)
