import { subjectOf } from '../../../events/kinds.ts'
import { ReactionKind } from '../../../events/reactions.ts'
import type { Happenings } from '../happening.ts'

export const reactions: Happenings = {
  steps: {
    react: [
      2,
      (_, { by, item, n }) => ({
        type: 'ReactionChosen',
        data: { subject: subjectOf(item), member: by, kind: ReactionKind.options[n % 5]! },
      }),
    ],
    unreact: (_, { by, item }) => ({
      type: 'ReactionRemoved',
      data: { subject: subjectOf(item), member: by },
    }),
  },
  stream: ({ type, data }) =>
    type === 'ReactionChosen' || type === 'ReactionRemoved'
      ? `reaction-${data.subject.id}-${data.member}`
      : null,
}
