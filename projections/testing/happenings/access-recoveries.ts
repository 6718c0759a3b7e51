import type { Happenings } from '../happening.ts'

export const accessRecoveries: Happenings = {
  steps: {
    recovery: ({ erased }, { by, n }) => {
      if (erased.has(by)) return null
      const data = { member: by, request: `request ${n % 2} ${by}` }
      const time = `2026-11-2${n % 9}T10:00:00.000Z`
      if (n % 4 === 1) return { type: 'AccessRecoveryConfirmed', data: { ...data, by, due: time } }
      if (n % 4 === 2) return { type: 'AccessRecoveryStopped', data: { ...data, by: null } }
      if (n % 4 === 3) return { type: 'AccessRecovered', data: { ...data, way: 'second-factor' } }
      return {
        type: 'AccessRecoveryRequested',
        data: {
          ...data,
          by,
          way: 'second-factor',
          email: null,
          reason: `reason ${n}`,
          due: time,
          lapsesAt: null,
        },
      }
    },
  },
}
