import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { ContentKind, MemberId, Subject } from '../../../events/kinds.ts'
import type { ContentPicture } from '../../rules/images/sizes.ts'
import { isBlank } from '../../rules/text.ts'

interface Place {
  subject: Subject<ContentKind>
  root: Subject<ContentKind>
  author: MemberId
}

/** The event of a new item's picture, which waits for a moderator; none without a picture. */
export const attached = (picture: ContentPicture | null | undefined, place: Place): CatalogueEvent[] =>
  picture ? [{ type: 'PictureAttached', data: { ...place, ...picture } }] : []

/** A body as it is saved: the empty one beside a picture has no spaces either. */
export const bodyOf = (typed: string): string => (isBlank(typed) ? '' : typed)
