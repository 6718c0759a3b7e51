import type { DemoThread } from '../content.ts'

/** Threads in which members mention each other. */
export const thanks: readonly DemoThread[] = [
  {
    site: 'diabetes',
    by: 'Amara Osei',
    daysAgo: 5,
    title: 'Who made your month easier?',
    tags: ['thanks'],
    body: `Once a month we name each other here. No speeches, one sentence is plenty.

I begin: @ruth-castellano, who answered forty reports in the week in which I had the flu.`,
    reactions: { like: ['Grace Okafor', 'Tomasz W.', 'MayaInMotion'], support: ['Ruth Castellano'] },
    comments: [
      {
        by: 'newly_diagnosed_dana',
        after: 4,
        body: '@tomasz-w wrote to me on day six and did not want an answer. I reread it on day nine.',
        reactions: { support: ['MayaInMotion', 'Amara Osei'], like: ['Grace Okafor'] },
        replies: [{ by: 'Tomasz W.', after: 3, body: 'Then it was the right length. How is day twelve?' }],
      },
      {
        by: 'Priya N.',
        after: 9,
        body: 'My mother says @grace-okafor, for the soup. My son says @MayaInMotion, for the angry heron.',
        reactions: { wow: ['MayaInMotion'], like: ['Grace Okafor'] },
        replies: [
          { by: 'Grace Okafor', after: 2, body: 'Tell your mother that the secret is the second onion.' },
        ],
      },
      {
        by: 'Ruth Castellano',
        after: 21,
        body: 'Thank you, @amara-osei. It was thirty-eight, and two of them were about your sneezing.',
      },
    ],
  },
  {
    site: 'ms',
    by: 'Sam Whitefeather',
    daysAgo: 2,
    title: 'Words for the choir’s first concert programme',
    body: `It fits on one page, and @priya-n wants a sentence under each name that is not about the illness.

Mine says "came for the biscuits". What should yours say? @TeaAndTremors, you are in, you only have not been told.`,
    reactions: { like: ['Priya N.', 'TeaAndTremors'] },
    comments: [
      {
        by: 'TeaAndTremors',
        after: 2,
        body: '"Holds the tenor line and half a cup." Told now, and in.',
        reactions: { like: ['Sam Whitefeather', 'Priya N.'] },
      },
      {
        by: 'Priya N.',
        after: 5,
        body: '@henrik-aas from RA Circle asked first, months ago, about singing in the shower. Is there room under "guests"?',
        replies: [{ by: 'Henrik Aas', after: 4, body: '"Guest. Brings his own tiles."' }],
      },
    ],
  },
]
