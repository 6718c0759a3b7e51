import type { DemoConversation } from './content.ts'

/** Private conversations of the demo: answered, pending, archived and blocked. */
export const conversations: readonly DemoConversation[] = [
  {
    site: 'migraine',
    between: ['PaperCrane', 'Joan of Archway'],
    daysAgo: 24,
    messages: [
      {
        by: 'PaperCrane',
        after: 0,
        body: 'Your post about the dark room made me laugh and cry. Thank you for it.',
      },
      {
        by: 'Joan of Archway',
        after: 3,
        body: 'I wrote it with one eye shut, so I am glad some of it made sense. How are you today?',
        reactions: { like: ['PaperCrane'] },
      },
      { by: 'PaperCrane', after: 5, body: 'Day two. The worst is over, I think. Toast stayed down.' },
      {
        by: 'Joan of Archway',
        after: 6,
        body: 'Toast is a victory. Write again when the lights are kinder.',
      },
      { by: 'PaperCrane', after: 120, body: 'Lights are kinder. I went for a walk without sunglasses!' },
    ],
  },
  {
    site: 'diabetes',
    between: ['MayaInMotion', 'Tomasz W.'],
    daysAgo: 30,
    messages: [
      {
        by: 'MayaInMotion',
        after: 0,
        body: 'Hi Tomasz, are you doing the ten kilometres in spring after all?',
      },
      {
        by: 'Tomasz W.',
        after: 8,
        body: 'I signed up before I could think. My daughter is running with me.',
      },
      {
        by: 'MayaInMotion',
        after: 9,
        body: 'Then we need matching hats.',
        reactions: { like: ['Tomasz W.'] },
      },
      { by: 'Tomasz W.', after: 200, body: 'Hats are ordered. Orange, so that nobody loses us.' },
    ],
    readBy: ['MayaInMotion'],
  },
  {
    site: 'ms',
    between: ['TeaAndTremors', 'Sam Whitefeather'],
    daysAgo: 21,
    messages: [
      {
        by: 'TeaAndTremors',
        after: 0,
        body: 'You said you moved your desk next to the window. Did it help with the afternoons?',
      },
      {
        by: 'Sam Whitefeather',
        after: 14,
        body: 'A little. Lying down for twenty minutes at two helped more. I tell people I am in a meeting.',
      },
      { by: 'TeaAndTremors', after: 15, body: 'A meeting with a cushion. I will book one too.' },
    ],
  },
  {
    site: 'ra',
    between: ['slow_mornings', 'Henrik Aas'],
    daysAgo: 18,
    messages: [
      {
        by: 'slow_mornings',
        after: 0,
        body: 'Which jar opener was it that you wrote about? Mine has given up.',
      },
      {
        by: 'Henrik Aas',
        after: 2,
        body: 'The rubber cone one from the hardware shop. Not pretty, but it wins.',
      },
      {
        by: 'slow_mornings',
        after: 50,
        body: 'Pickles opened. I owe you some.',
        reactions: { wow: ['Henrik Aas'] },
      },
      { by: 'slow_mornings', after: 51, body: 'Also: the pharmacist says hello, she has the same one.' },
    ],
  },
  {
    site: 'ra',
    between: ['Lucia Ferrante', 'Grace Okafor'],
    daysAgo: 14,
    messages: [
      { by: 'Lucia Ferrante', after: 0, body: 'Thinking of you today. I hope the appointment goes well.' },
      {
        by: 'Grace Okafor',
        after: 7,
        body: 'It did. She listened for a whole half hour. I had your list of questions with me.',
      },
      { by: 'Lucia Ferrante', after: 8, body: 'That makes my week.' },
    ],
  },
  {
    site: 'diabetes',
    between: ['Priya N.', 'Grace Okafor'],
    daysAgo: 9,
    messages: [
      {
        by: 'Priya N.',
        after: 0,
        body: 'Would you share your lentil soup? My mother asks, and she does not ask twice.',
      },
      {
        by: 'Grace Okafor',
        after: 20,
        body: 'Of course. I will type it up on Sunday, with the parts my aunt leaves out.',
      },
      { by: 'Priya N.', after: 22, body: 'She says bless you. I say it too.' },
    ],
  },
  {
    site: 'ms',
    between: ['Ruth Castellano', 'TeaAndTremors'],
    daysAgo: 11,
    messages: [
      {
        by: 'Ruth Castellano',
        after: 0,
        body: 'I would like to pin your thread about telling an employer. Is that all right with you?',
      },
      { by: 'TeaAndTremors', after: 4, body: 'Gladly, if it helps somebody sleep the night before.' },
    ],
    readBy: ['Ruth Castellano'],
  },
  {
    site: 'migraine',
    between: ['Joan of Archway', 'Carlos Medina'],
    daysAgo: 7,
    messages: [
      {
        by: 'Joan of Archway',
        after: 0,
        body: 'How is your wife doing after the bad week? You looked after her so well.',
      },
      {
        by: 'Carlos Medina',
        after: 11,
        body: 'Better. She asked me to say thank you to the stranger with the ice cap.',
      },
    ],
  },
  {
    site: 'diabetes',
    between: ['Tomasz W.', 'newly_diagnosed_dana'],
    daysAgo: 6,
    messages: [
      {
        by: 'Tomasz W.',
        after: 0,
        body: 'Hello Dana, I saw your first post. The first month was the loudest for me. No need to answer, just know that somebody is here.',
      },
    ],
  },
  {
    site: 'ms',
    between: ['Sam Whitefeather', 'Priya N.'],
    daysAgo: 3,
    messages: [
      {
        by: 'Sam Whitefeather',
        after: 0,
        body: 'You mentioned a choir for people who get tired. Do they let in baritones who sit down?',
      },
      { by: 'Sam Whitefeather', after: 1, body: 'I can also turn pages.' },
    ],
  },
  {
    site: 'ra',
    between: ['Dev Malhotra', 'slow_mornings'],
    daysAgo: 33,
    messages: [
      {
        by: 'Dev Malhotra',
        after: 0,
        body: 'Your report was right, the post is gone. Thank you for looking out for people.',
      },
      { by: 'slow_mornings', after: 5, body: 'Thank you for being so quick.' },
    ],
    afterwards: [{ by: 'slow_mornings', name: 'archive' }],
    readBy: ['Dev Malhotra'],
  },
  {
    site: 'diabetes',
    between: ['MiracleWellness365', 'MayaInMotion'],
    daysAgo: 17,
    messages: [
      {
        by: 'MiracleWellness365',
        after: 0,
        body: 'Dear friend, doctors do not want you to know about our tea. Special price today only!',
        flags: [{ by: 'MayaInMotion', reason: 'spam', note: 'Three of us got the same message today.' }],
      },
    ],
    afterwards: [{ by: 'MayaInMotion', name: 'decline' }],
  },
]
