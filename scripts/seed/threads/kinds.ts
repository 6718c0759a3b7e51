import type { DemoThread } from '../content.ts'

export const kinds: readonly DemoThread[] = [
  {
    site: 'autoimmune',
    by: 'Grace Okafor',
    daysAgo: 29,
    title: 'Two diagnoses, two communities: where do you write?',
    body: `RA came first, and MS was ruled out twice before something else was ruled in. I read in three places and never know where a question belongs.

If you have more than one: do you ask where the symptom lives, or where the people live?`,
    reactions: { same: ['Lucia Ferrante', 'Priya N.'], like: ['Ruth Castellano'] },
    comments: [
      {
        by: 'Lucia Ferrante',
        after: 5,
        body: 'Where the people live. The joints come along.',
        reactions: { like: ['Grace Okafor', 'Priya N.'] },
      },
      {
        by: 'Ruth Castellano',
        after: 20,
        body: 'Here is fine for whatever has no other home. If it is about one condition alone, its own community answers faster.',
      },
    ],
  },
  {
    site: 'rare',
    by: 'Joan of Archway',
    daysAgo: 26,
    title: 'Seven years to a name. What helped you wait?',
    body: `The letter has eleven words that I had to look up, and one of them is mine.

I would not have believed how quiet it is to know. For those who still wait: what keeps you going? And for those who have a name by now: what did you do in the first week?`,
    reactions: { support: ['PaperCrane', 'Sam Whitefeather', 'MayaInMotion'] },
    comments: [
      {
        by: 'PaperCrane',
        after: 4,
        body: 'A folder. Every result, every date, in the order in which it happened. It became the thing that the fifth doctor read first.',
        reactions: { like: ['Joan of Archway'] },
      },
      {
        by: 'Sam Whitefeather',
        after: 11,
        body: 'In the first week I told nobody and slept. In the second I found one other person. There are nine of us now.',
        reactions: { wow: ['Joan of Archway'], support: ['PaperCrane'] },
      },
    ],
  },
  {
    site: 'openlives',
    by: 'MayaInMotion',
    daysAgo: 24,
    title: 'I put my diagnosis into my profile, with my name',
    body: `For two years I was a nickname everywhere. Last Sunday I wrote it under my own name, with a photograph in which I look like myself.

Three colleagues wrote. One of them has it too. Nobody was strange.`,
    reactions: { like: ['Tomasz W.', 'Grace Okafor', 'Henrik Aas'], support: ['slow_mornings'] },
    comments: [
      {
        by: 'Henrik Aas',
        after: 6,
        body: 'I am not there yet. It helps to see somebody on the other side of it.',
        reactions: { support: ['MayaInMotion'] },
      },
    ],
  },
  {
    site: 'steady',
    by: 'TeaAndTremors',
    daysAgo: 22,
    title: 'Small things that count as a good day',
    body: `Mine today: curtains open before noon, one dish washed, one message answered.

No advice wanted, only your list. Short ones are welcome.`,
    reactions: { support: ['Priya N.', 'slow_mornings'], same: ['Joan of Archway'] },
    comments: [
      { by: 'slow_mornings', after: 2, body: 'Shoes on. I did not go anywhere. Shoes on.' },
      {
        by: 'Priya N.',
        after: 9,
        body: 'I rang the number that is at the top of this page, on Tuesday night. The person was kind, and I am here today.',
        reactions: { support: ['TeaAndTremors', 'Ruth Castellano', 'Amara Osei'] },
      },
    ],
  },
  {
    site: 'carers',
    by: 'Tomasz W.',
    daysAgo: 19,
    title: 'Who asks how you are?',
    body: `Everybody asks how she is, and they mean it well. In March somebody asked how I was, and I could not find the word.

How do you keep a corner for yourself without feeling that you took it from somebody?`,
    reactions: { same: ['Grace Okafor', 'Carlos Medina'], support: ['Lucia Ferrante'] },
    comments: [
      {
        by: 'Carlos Medina',
        after: 8,
        body: 'Thursday, seven to nine. It is in her calendar too, in her handwriting. That was the trick.',
        reactions: { like: ['Tomasz W.'] },
      },
    ],
  },
  {
    site: 'nightowls',
    by: 'PaperCrane',
    daysAgo: 17,
    title: 'What do you do at half past three?',
    body: `I have read that one should get up after twenty minutes, do something dull in a low light, and go back when the eyes close. It works on two nights out of five, which is two more than before.

What is your dull thing?`,
    comments: [
      { by: 'Henrik Aas', after: 1, body: 'Folding the laundry that I left unfolded for the purpose.' },
      {
        by: 'Joan of Archway',
        after: 3,
        body: 'A book on the drainage of fens. I know a great deal by now.',
      },
    ],
  },
]
