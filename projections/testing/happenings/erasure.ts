import type { Happenings } from '../happening.ts'

export const erasure: Happenings = {
  steps: {
    wish({ erased }, { by, n }) {
      if (erased.has(by)) return null
      return n % 2
        ? { type: 'ErasureRequested', data: { member: by, due: `2026-02-0${n}T10:00:00.000Z` } }
        : { type: 'ErasureCancelled', data: { member: by } }
    },
    hold({ erased }, { by, other, n, body }) {
      if (erased.has(by)) return null
      return n % 2
        ? { type: 'ErasureHeld', data: { member: by, by: other, reason: body } }
        : { type: 'ErasureReleased', data: { member: by, by: other } }
    },
    erase: [
      2,
      ({ erased, forgotten, slugs }, { by }) => {
        if (forgotten.has(by)) return null
        if (erased.has(by)) {
          forgotten.add(by)
          return { type: 'MemberErased', data: { member: by } }
        }
        erased.add(by)
        for (const [held, member] of slugs) if (member === by) slugs.delete(held)
        return { type: 'ErasureBegun', data: { member: by } }
      },
    ],
  },
}
