/**
 * Places where members choose if they get mail: the link in a mail, the button that programs make of its header
 * (RFC 8058), the page for members, and a complaint at the provider of the mailbox.
 */
const mailForms = ['link', 'one-click', 'page', 'complaint'] as const
export type MailForm = (typeof mailForms)[number]

/** What the choice is about, oldest first. A text that people have answered never changes; a new one is added. */
const wordings = [
  "Emails from all our communities that your account doesn't need, such as news, notices and digests. It needs the links that you ask for, notices about its security, and moderators' decisions.",
] as const

/** Version and text that the forms show now. */
export const mailWording = { version: wordings.length, text: wordings[wordings.length - 1]! }

export const mailWordingOf = (version: number): string | null => wordings[version - 1] ?? null

/** True if a member gets newsletters: the member has chosen them and does not refuse mail (spec §3 User). */
export const receivesEmails = (member: { subscribed: boolean; refusesMail: boolean }): boolean =>
  member.subscribed && !member.refusesMail
