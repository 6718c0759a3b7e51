import type { Happenings } from '../happening.ts'

export const profileValues: Happenings = {
  steps: {
    profile: [
      2,
      (_, { by, n, who }) => ({
        type: 'ProfileFieldChanged',
        data: { member: by, field: ['bio', 'gender'][who % 2] ?? 'bio', value: n % 3 ? `Value ${n}` : null },
      }),
    ],
  },
  stream: ({ type, data }) => (type === 'ProfileFieldChanged' ? `profile-${data.member}` : null),
}
