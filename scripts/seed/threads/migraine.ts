import type { DemoThread } from '../content.ts'

export const migraine: readonly DemoThread[] = [
  {
    site: 'migraine',
    by: 'Joan of Archway',
    daysAgo: 42,
    title: 'A field guide to the dark room',
    body: `Rules of the dark room, after twenty years of research:

The curtain always has one gap. The gap always finds your eye. Somebody in the house will choose this hour to sort the cutlery.

Kindness comes quietly, with a glass of water, and leaves without a word. If you are that person for somebody: thank you.`,
    reactions: {
      like: ['PaperCrane', 'Carlos Medina', 'Lucia Ferrante'],
      same: ['Henrik Aas', 'TeaAndTremors'],
      wow: ['Amara Osei'],
    },
    comments: [
      {
        by: 'PaperCrane',
        after: 4,
        body: 'The cutlery. Every time. How do they know?',
        reactions: { same: ['Joan of Archway', 'Lucia Ferrante'] },
      },
      {
        by: 'Carlos Medina',
        after: 16,
        body: 'I am the one with the glass of water. I never know if I should ask how it is. What would you want?',
        reactions: { support: ['Joan of Archway', 'PaperCrane'] },
        replies: [
          {
            by: 'Joan of Archway',
            after: 2,
            body: 'For me: do not ask during. Ask the day after, and mean it.',
            reactions: { like: ['Carlos Medina', 'PaperCrane'] },
          },
          {
            by: 'PaperCrane',
            after: 9,
            body: 'We have a sign. One squeeze of the hand is "go", two is "stay".',
          },
        ],
      },
    ],
  },
  {
    site: 'migraine',
    by: 'PaperCrane',
    daysAgo: 35,
    title: 'Keeping a diary without it becoming a job',
    body: `My neurologist asked for a headache diary, and I bought a beautiful notebook. I have filled in four days in three months.

What do you write down, and how do you keep at it?`,
    reactions: { same: ['Lucia Ferrante', 'Joan of Archway'] },
    comments: [
      {
        by: 'Lucia Ferrante',
        after: 2,
        body: 'A wall calendar by the kettle and three coloured dots. Red, yellow, none. My doctor said it tells her enough.',
        reactions: { like: ['PaperCrane', 'Felix Brandt'] },
      },
      {
        by: 'Henrik Aas',
        after: 19,
        body: 'I only write on bad days, plus one line about the day before. On good days the empty page is the entry.',
        replies: [
          { by: 'PaperCrane', after: 1, body: 'The empty page is the entry. I am going to frame this.' },
        ],
      },
      {
        by: 'Carlos Medina',
        after: 40,
        body: 'I keep it for my wife on her bad days. She only says a number with her fingers.',
      },
    ],
  },
  {
    site: 'migraine',
    by: 'Lucia Ferrante',
    daysAgo: 27,
    title: '"But you looked fine yesterday"',
    body: `A colleague said this on Monday. I did look fine yesterday. That was yesterday.

I did not know what to answer, and I have been composing speeches ever since. What do you say?`,
    reactions: {
      support: ['PaperCrane', 'Joan of Archway', 'slow_mornings'],
      same: ['TeaAndTremors', 'Grace Okafor'],
      sad: ['Priya N.'],
    },
    comments: [
      {
        by: 'Joan of Archway',
        after: 3,
        body: '"Yes, wasn\'t it lovely?"',
        reactions: { like: ['Lucia Ferrante', 'PaperCrane', 'slow_mornings'] },
      },
      {
        by: 'TeaAndTremors',
        after: 12,
        body: 'We have this one at MS Companions too. I say: it comes and goes, and today it came. People can do something with that.',
        reactions: { support: ['Lucia Ferrante'] },
      },
    ],
  },
  {
    site: 'migraine',
    by: 'Carlos Medina',
    daysAgo: 18,
    title: 'For those who look after somebody: what is your job in an attack?',
    body: `Mine: curtains, phone off, children out, ice from the freezer, and then nothing. The nothing is the hardest.

What do you do with the nothing?`,
    reactions: { support: ['Joan of Archway', 'Ruth Castellano', 'PaperCrane'] },
    comments: [
      {
        by: 'Ruth Castellano',
        after: 5,
        body: 'I sit in the next room with the door open and do something silent. It is a way of holding hands through a wall.',
        reactions: { like: ['Carlos Medina', 'Joan of Archway'] },
      },
      {
        by: 'PaperCrane',
        after: 21,
        body: 'From the other side: knowing that somebody is in the next room is not nothing.',
        reactions: { support: ['Carlos Medina', 'Ruth Castellano'] },
      },
    ],
  },
  {
    site: 'migraine',
    by: 'Joan of Archway',
    daysAgo: 10,
    title: 'When is a headache not like the others?',
    body: `My doctor gave me a list for the fridge, and I was glad of it, so I pass on the thought, not the list: ask yours.

Mine says, in short, that a sudden worst-ever headache, or one with weakness, confusion, fever or trouble speaking, is not one to sleep off. It is one to call the emergency number about. Do ask what belongs on yours.`,
    reactions: { like: ['PaperCrane', 'Dev Malhotra', 'Carlos Medina', 'Nora Lindqvist'] },
    comments: [
      {
        by: 'Dev Malhotra',
        after: 2,
        body: 'Thank you, Joan. We will link to this from the community rules.',
      },
      {
        by: 'newly_diagnosed_dana',
        after: 30,
        body: 'I asked for one today. It is on the fridge, under the magnet from my sister.',
        reactions: { support: ['Joan of Archway'] },
      },
    ],
  },
  {
    site: 'migraine',
    by: 'PaperCrane',
    daysAgo: 4,
    title: 'Screens at work: what made yours bearable?',
    body: 'I have turned the brightness down so far that colleagues think my computer is off. What else is there? Lamps, filters, breaks, a kind manager?',
    reactions: { same: ['Lucia Ferrante'] },
    comments: [
      {
        by: 'Felix Brandt',
        after: 2,
        body: 'On this site you can set larger text and low or dark contrast in the accessibility menu at the top. Tell me if anything there still hurts, I would like to mend it.',
        reactions: { like: ['PaperCrane', 'Joan of Archway'] },
      },
      {
        by: 'Lucia Ferrante',
        after: 7,
        body: 'A desk away from the strip light. It took one letter from the company doctor.',
      },
    ],
  },
]
