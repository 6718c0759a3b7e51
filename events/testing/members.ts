import type { CatalogueEvent } from '../catalogue.ts'
import type { MemberId } from '../kinds.ts'

/** The registration of a member without an email address and names. */
export const registered = (member: MemberId, username: string, slug = username): CatalogueEvent => ({
  type: 'MemberRegistered',
  data: {
    member,
    username,
    slug,
    email: null,
    firstName: null,
    lastName: null,
    agreed: null,
    verificationRedirect: null,
    lapsesAt: null,
  },
})
