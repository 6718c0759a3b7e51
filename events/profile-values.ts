import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Events of what members say about themselves on their profiles (spec §3 User). Stream: profile-<member>. */
export const profileValueEvents = defineEvents({
  /** `field` names a field or a question (`services/rules/profiles/fields.ts`); null if the member removed the value. */
  ProfileFieldChanged: v1(
    z.object({ member: MemberId, field: z.string(), value: personal(z.string().nullable(), 'member') }),
  ),
})
