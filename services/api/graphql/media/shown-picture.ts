import type { Focus } from '../../../rules/media/fields.ts'
import { mediaAt, mediaPath } from '../../../rules/media/paths.ts'
import type { MediaFocus } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'

/** A picture as a text has it. */
interface Pictured {
  url: string
  width: number
  height: number
}

export const focusNames = {
  'top-left': 'TOP_LEFT',
  top: 'TOP',
  'top-right': 'TOP_RIGHT',
  left: 'LEFT',
  center: 'CENTER',
  right: 'RIGHT',
  'bottom-left': 'BOTTOM_LEFT',
  bottom: 'BOTTOM',
  'bottom-right': 'BOTTOM_RIGHT',
} as const satisfies Record<Focus, MediaFocus>

export const focusOf = (name: MediaFocus): Focus => name.toLowerCase().replace('_', '-') as Focus

/** A picture of a text as it is shown: one of the library with its present file, size and focus. */
export async function shownPicture(
  { url, width, height }: Pictured,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<Pictured & { focus: MediaFocus | null }> {
  const id = mediaAt(url)
  const row = id && (await loaders.media.load(id))
  if (!row) return { url, width, height, focus: null }
  const { file, words } = row
  return {
    url: mediaPath(row.id, file.image),
    width: file.width,
    height: file.height,
    focus: focusNames[words.focus],
  }
}
