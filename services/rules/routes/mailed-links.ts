/** Address to which a link to unsubscribe was mailed, and its proof (spec §7 unsubscribe). */
interface MailLink {
  email: string
  hash?: string | null | undefined
  legacyHash?: string | null | undefined
}

const queryOf = ({ email, hash, legacyHash }: MailLink) =>
  new URLSearchParams({ email, ...(hash && { hash }), ...(legacyHash && { legacyHash }) })

/** Functions that return the paths of links in mails, which pages do not contain. */
export const mailedPath = {
  /** Path that opens the dialog for a new password, with the mailed token and the member's slug (spec §7). */
  resetPassword: (key: string, login: string) => `/?${new URLSearchParams({ reset_key: key, login })}`,
  /** Path to confirm or, with `isStop`, to stop a change of e-mail address, with the mailed token. */
  updateEmail: (token: string, isStop = false) =>
    `/update-email?${new URLSearchParams({ token, ...(isStop && { stop: 'yes' }) })}`,
  /** Path to stop an administrator's change of the ways to log in, with the mailed token. */
  keepAccess: (token: string) => `/keep-access?${new URLSearchParams({ token })}`,
  /** Paths to unsubscribe with a mailed link: the page, and the API route that mail programs call. */
  emailUnsubscribe: (link: MailLink) => `/email-unsubscribe?${queryOf(link)}`,
  oneClickUnsubscribe: (link: MailLink) => `/api/unsubscribe?${queryOf(link)}`,
}
