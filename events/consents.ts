import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId, SiteId } from './ids.ts'

/** Events of a member's consent to services of other companies (spec §4 Consent). Stream: consents-<member>. */
export const consentEvents = defineEvents({
  /** Of each group of cookies, the newest answer on a site applies. Any answer but `granted` withdraws consent. */
  ConsentAnswered: v1(
    z.object({
      member: MemberId,
      site: SiteId,
      /** Group of services, such as advertising (services/rules/consent/groups.ts). */
      group: z.string(),
      granted: personal(z.boolean(), 'member'),
      /** Names of the services that the form showed; empty if they are no longer known. */
      providers: personal(z.array(z.string()), 'member'),
      /** Version and language of the words that the form showed (services/rules/consent/wording.ts). */
      wording: z.object({ version: z.int(), language: z.string() }),
      form: z.string(),
      chosenAt: z.iso.datetime(),
      /** True if the member was a visitor when answering, and the answer was joined at the log-in. */
      joined: z.boolean(),
      /** True if the browser sent Global Privacy Control, which refuses advertising. */
      signal: z.boolean(),
    }),
  ),
})
