import type { Happenings, Moment } from '../happening.ts'
import { idOf } from '../world.ts'

const own = ({ by, n }: Moment) => ({ member: by, disorder: idOf('disorder', n % 4) })
const related = (moment: Moment) => ({
  ...own(moment),
  relationship: moment.n % 3 ? ('PATIENT' as const) : null,
})

export const userDisorders: Happenings = {
  steps: {
    addUserDisorder: [2, (_, moment) => ({ type: 'UserDisorderAdded', data: related(moment) })],
    changeUserDisorder: (_, moment) => ({
      type: 'UserDisorderRelationshipChanged',
      data: { ...own(moment), relationship: 'CAREGIVER' },
    }),
    removeUserDisorder: (_, moment) => ({ type: 'UserDisorderRemoved', data: own(moment) }),
  },
  stream: ({ type, data }) =>
    type === 'UserDisorderAdded' ||
    type === 'UserDisorderRelationshipChanged' ||
    type === 'UserDisorderRemoved'
      ? `userdisorders-${data.member}`
      : null,
}
