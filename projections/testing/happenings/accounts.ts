import { audiences } from '../../../services/rules/profiles/privacy.ts'
import type { Happenings } from '../happening.ts'

export const accounts: Happenings = {
  steps: {
    role: (_, { by, n }) => ({
      type: 'RoleChanged',
      data: { member: by, role: n % 2 ? 4 : n === 0 ? 2 : 3 },
    }),
    badge: ({ erased }, { by, n }) =>
      erased.has(by)
        ? null
        : {
            type: n % 2 ? 'BadgeGiven' : 'BadgeTaken',
            data: { member: by, badge: n % 3 ? 'contributor' : 'patient_leader', reason: `reason ${n}` },
          },
    legacyRole({ erased }, { by, n }) {
      if (erased.has(by)) return null
      const data = { member: by, reason: `reason ${n}` }
      return n % 2
        ? { type: 'LegacyRoleGiven', data: { ...data, legacyRole: 'author' } }
        : { type: 'LegacyRoleTaken', data }
    },
    verify: (_, { by }) => ({ type: 'MemberVerified', data: { member: by, by: 'email' } }),
    email: ({ erased }, { by, n }) => {
      const email = `new${n}@example.org`
      if (n % 3 === 0 || erased.has(by)) return { type: 'EmailChangeCancelled', data: { member: by } }
      return n % 3 === 1
        ? { type: 'EmailChanged', data: { member: by, email } }
        : { type: 'EmailChangeRequested', data: { member: by, email, request: `request ${n}` } }
    },
    newsletters: (_, { by, n }) => ({
      type: 'NewslettersChosen',
      data: { member: by, subscribed: n % 2 === 0 },
    }),
    mail: (_, { by, n }) => ({
      type: 'MailChosen',
      data: { member: by, wanted: n % 2 === 0, form: 'link', wording: 1 },
    }),
    name: ({ erased }, { by, n }) =>
      erased.has(by)
        ? null
        : { type: 'FullNameChanged', data: { member: by, firstName: `First ${n}`, lastName: `Last ${n}` } },
    hide: (_, { by, n, who }) => ({
      type: 'PrivacySettingChanged',
      data: {
        member: by,
        setting: ['name', 'seen', 'typing', 'conditions'][who % 4] ?? 'name',
        audience: audiences[n % 4] ?? 'me',
      },
    }),
    rename: [
      2,
      ({ slugs, erased }, { by, who }) => {
        // Uses one more slug than there are members, so that one is always free and renamed members often take
        // another's former slug.
        const slug = [0, 1, 2, 3, 4].map((n) => `m${n}`).find((slug) => !slugs.has(slug))
        if (!slug || erased.has(by)) return null
        for (const [held, member] of slugs) if (member === by) slugs.delete(held)
        slugs.set(slug, by)
        const username = `${slug} of ${who}`
        return { type: 'UsernameChanged', data: { member: by, username, slug, renamingFrom: null } }
      },
    ],
  },
}
