/** Orders of the administrators' list of members: the newest, A to Z, highest role, verified, most reports, last seen. */
export type MemberSort = 'newest' | 'name' | 'role' | 'verified' | 'reports' | 'lastSeen'

/** An address of which only first letters and the ending are shown, enough to compare it: 'a•••@e•••.org'. */
export function maskedEmail(email: string): string {
  const [, local = '', domain = '', ending = ''] = /^(.).*@(.).*?(\.[^.]+)?$/su.exec(email) ?? []
  return `${local}•••@${domain}•••${ending}`
}
