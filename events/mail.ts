import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Events of the mails that a member wants. Stream: member-<id>. */
export const mailEvents = defineEvents({
  /**
   * The member stopped all mail that the account does not need, or allowed it again; newsletters are chosen in
   * addition. Members who never chose get the mail that their other choices allow.
   */
  MailChosen: v1(
    z.object({
      member: MemberId,
      wanted: z.boolean(),
      /** Place of the choice, such as the link in a mail (services/rules/mail.ts). */
      form: z.string(),
      /** Version of the words that the form showed (services/rules/mail.ts). */
      wording: z.int(),
    }),
  ),
})
