import type { Happenings, Moment } from '../happening.ts'
import { site } from '../world.ts'

const groups = ['functional', 'measurement', 'advertising']

export const consents: Happenings = {
  steps: {
    answerConsent: (_, { by, n }: Moment) => ({
      type: 'ConsentAnswered',
      data: {
        member: by,
        site,
        group: groups[n % groups.length]!,
        granted: n % 2 === 0,
        providers: ['ads.example.com'],
        wording: { version: 1, language: 'en' },
        form: 'banner',
        chosenAt: new Date(1_795_000_000_000 + n * 1000).toISOString(),
        joined: n % 3 === 0,
        signal: false,
      },
    }),
  },
  stream: ({ type, data }) => (type === 'ConsentAnswered' ? `consents-${data.member}` : null),
}
