import { GraphQLError } from 'graphql'
import type { ContentId } from '../../../../events/kinds.ts'
import { returnUpload, takeUpload } from '../../../operational/uploads.ts'
import type { ContentPicture } from '../../../rules/images/sizes.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, signedIn } from '../frame/errors.ts'
import type { Done } from '../frame/mutate.ts'

/** Posts a new item with a picture that the viewer has uploaded, or without one. A rejected item leaves the picture. */
export async function withUpload(
  context: GraphContext,
  image: string | null | undefined,
  item: ContentId,
  post: (picture: ContentPicture | null) => Promise<Done>,
): Promise<Done> {
  if (!image) return post(null)
  const { sql } = context.services
  const taking = { image, member: signedIn(context).id, item }
  const picture = await takeUpload(sql, taking)
  if (!picture) throw failure('NOT_FOUND', 'This picture is no longer there. Please choose it again.')
  try {
    return await post(picture)
  } catch (error) {
    // Another error leaves open if the item was created.
    if (error instanceof GraphQLError) await returnUpload(sql, taking)
    throw error
  }
}
