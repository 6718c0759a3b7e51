import type { Happenings } from '../happening.ts'

export const profilePictures: Happenings = {
  steps: {
    picture: ({ erased }, { by, n }) =>
      erased.has(by)
        ? null
        : n % 3 === 0
          ? { type: 'ProfilePictureRemoved', data: { member: by } }
          : {
              type: 'ProfilePictureChanged',
              data: {
                member: by,
                image: String(n).padStart(32, '0'),
                alt: n % 2 ? `Alt ${n}` : null,
                color: '#336699',
              },
            },
  },
}
