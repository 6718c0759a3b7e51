const greetings = [
  'Hi there!',
  'Good to hear from you.',
  'Sorry for the late answer.',
  'Quick question:',
  'Just thinking of you.',
  'Guess what:',
  'Thanks again for yesterday.',
  'Long day here.',
  'Hello from the library.',
  'Morning!',
  'You were right.',
]

const news = [
  'the lecture moved to the big hall.',
  'I slept well for the first time this week.',
  'my sister is visiting on Friday.',
  'the soup at the corner place is back.',
  'I found your scarf on the chair by the window.',
  'the bus was late again, so I walked.',
  'my appointment went better than I had feared.',
  'it rained on the laundry, twice.',
  'I finished the book that you lent me.',
  'the new flatmate plays the cello, and well.',
  'I have signed up for the early walk.',
  'the garden club has too many tomatoes.',
  'I am learning to say no to extra shifts.',
]

const endings = [
  'Shall we meet at four?',
  'How is your week?',
  'Tell me how it went.',
  'No hurry with an answer.',
  'Save me a seat.',
  'I will bring tea.',
  'Take care of yourself.',
]

/** Invents a text for a message, because the source has no texts. Each line of the source always gets the same one. */
export const bodyOf = (line: number): string =>
  [
    greetings[line % greetings.length],
    news[line % news.length],
    endings[line % endings.length],
    `[cm-${String(line).padStart(6, '0')}]`,
  ].join(' ')
