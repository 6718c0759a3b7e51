import type { DemoThread } from '../content.ts'

export const ra: readonly DemoThread[] = [
  {
    site: 'ra',
    by: 'slow_mornings',
    daysAgo: 44,
    title: 'What is your morning, from bed to door?',
    body: `Mine takes an hour and ten minutes. Warm water for the hands first, then the kettle with the big handle, then the cat, who has no patience with any of it.

I used to be angry about the hour. Now I have the radio in it.`,
    reactions: { same: ['Henrik Aas', 'Lucia Ferrante'], like: ['Grace Okafor', 'Joan of Archway'] },
    comments: [
      {
        by: 'Henrik Aas',
        after: 2,
        body: 'Fifty minutes, most of it in the shower, singing. The neighbours know my blood tests by the choice of songs.',
        reactions: { wow: ['slow_mornings'], like: ['Lucia Ferrante', 'Ruth Castellano'] },
        replies: [{ by: 'slow_mornings', after: 1, body: 'What do they sing back?' }],
      },
      {
        by: 'Lucia Ferrante',
        after: 15,
        body: 'I lay out clothes the evening before: no buttons on weekdays. Buttons are for Sundays.',
      },
    ],
  },
  {
    site: 'ra',
    by: 'Henrik Aas',
    daysAgo: 38,
    title: 'Tools that earned their place in the kitchen',
    body: `A rubber cone for jars. A knife with the handle on top. A stool, because nobody said that one has to stand.

What have you got that I should have?`,
    reactions: { like: ['slow_mornings', 'Lucia Ferrante', 'Grace Okafor', 'TeaAndTremors'] },
    comments: [
      {
        by: 'Lucia Ferrante',
        after: 6,
        body: 'A spring under the scissors. And a neighbour of nineteen who likes lasagne and can open anything.',
        reactions: { like: ['Henrik Aas', 'slow_mornings'] },
      },
      {
        by: 'TeaAndTremors',
        after: 30,
        body: 'A kettle tipper. It looks like a small swing for kettles. No more wet sleeves.',
        replies: [{ by: 'Henrik Aas', after: 4, body: 'A swing for kettles! Bought.' }],
      },
      {
        by: 'Grace Okafor',
        after: 52,
        body: 'An occupational therapist. She came with a bag of handles and left me half of them.',
      },
    ],
  },
  {
    site: 'ra',
    by: 'Lucia Ferrante',
    daysAgo: 29,
    title: 'Questions I take to the rheumatologist',
    body: `I forget everything at the door, so I have a card:

What are we aiming for, and how will we know? What should make me call before the next visit? Who do I call? What could I do beside the medicine? And: may I read back what I have understood?

What is on your card?`,
    reactions: { like: ['slow_mornings', 'Grace Okafor', 'Priya N.', 'Ruth Castellano', 'PaperCrane'] },
    comments: [
      {
        by: 'Grace Okafor',
        after: 8,
        body: '"What would you do if it were your sister?" It changes the voice they answer in.',
        reactions: { wow: ['Lucia Ferrante', 'Henrik Aas'] },
      },
      {
        by: 'slow_mornings',
        after: 11,
        body: 'I add one line about what I gave up since last time. Last time it was knitting. They took that more seriously than the numbers.',
        reactions: { support: ['Lucia Ferrante', 'Grace Okafor'] },
      },
    ],
  },
  {
    site: 'ra',
    by: 'Grace Okafor',
    daysAgo: 21,
    title: 'Hands in winter',
    body: 'First frost this morning and my hands have already handed in their notice. Gloves over gloves? Hand warmers? Moving to Lisbon? What do you do?',
    reactions: { same: ['slow_mornings', 'Henrik Aas', 'Lucia Ferrante'] },
    comments: [
      {
        by: 'Henrik Aas',
        after: 3,
        body: 'Two thin pairs under mittens. And from Norway: there is no shame in holding a baked potato.',
        reactions: { like: ['Grace Okafor', 'slow_mornings', 'Joan of Archway'] },
      },
      {
        by: 'slow_mornings',
        after: 14,
        body: 'If your fingers turn white or blue and numb in the cold, do mention it to your doctor. Mine was glad that I did.',
      },
    ],
  },
  {
    site: 'ra',
    by: 'slow_mornings',
    daysAgo: 13,
    title: 'Grieving for the things my hands did',
    body: `I gave my loom away today, to a young woman who cried when she saw it. I cried when she had gone.

It is right. It is also sad. I wanted to say so somewhere where nobody answers that I can still do so much.`,
    reactions: {
      sad: ['Lucia Ferrante', 'Henrik Aas', 'Grace Okafor'],
      support: ['Ruth Castellano', 'Joan of Archway', 'TeaAndTremors', 'Amara Osei'],
    },
    comments: [
      {
        by: 'Lucia Ferrante',
        after: 1,
        body: 'It is sad. I am sitting here with you.',
        reactions: { support: ['slow_mornings'] },
      },
      {
        by: 'Henrik Aas',
        after: 5,
        body: 'I still have the chisels. I know what you mean, and I will not tell you what you can still do.',
      },
      {
        by: 'Carlos Medina',
        after: 9,
        body: 'Honestly, you should just be grateful, others have it much worse.',
        edited: [
          {
            after: 2,
            body: 'You will find something else. Others have it worse, that always helps me.',
          },
        ],
        flags: [
          { by: 'Henrik Aas', reason: 'harassment' },
          { by: 'Lucia Ferrante', reason: 'other', note: 'Unkind rather than against a rule. Your call.' },
        ],
        replies: [
          {
            by: 'Ruth Castellano',
            after: 3,
            body: 'I believe you mean to comfort. Here somebody asked to be sad for an evening, so let us leave her that.',
            reactions: { like: ['slow_mornings', 'Lucia Ferrante'] },
          },
        ],
      },
    ],
  },
  {
    site: 'ra',
    by: 'Henrik Aas',
    daysAgo: 6,
    title: 'Did gentle exercise help you? What kind?',
    body: 'The physiotherapist says water. The water here is the North Sea. Is anybody happy with something drier?',
    reactions: { like: ['MayaInMotion'] },
    comments: [
      {
        by: 'Grace Okafor',
        after: 4,
        body: 'Chair yoga with a woman on the internet who is eighty-one. I cannot keep up with her. Ask your physiotherapist what suits your joints first, mine crossed out two of the moves.',
      },
      {
        by: 'MayaInMotion',
        after: 20,
        body: 'Slow walking, with stops for birds. You are invited on Saturdays.',
        reactions: { like: ['Henrik Aas'] },
      },
    ],
  },
]
