import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const ofMember = z.object({ member: MemberId })

/** Events of the picture on a member's profile (spec §3 User). Stream: member-<id>. */
export const profilePictureEvents = defineEvents({
  ProfilePictureChanged: v1(
    ofMember.extend({
      /** Digest that names the files of the picture (`services/rules/images/sizes.ts`). */
      image: personal(z.string(), 'member'),
      /** Words of the member that describe the picture; null if there are none. */
      alt: personal(z.string().nullable(), 'member'),
      /** Average color of the picture as #rrggbb. */
      color: personal(z.string(), 'member'),
    }),
  ),
  ProfilePictureRemoved: v1(ofMember),
})
