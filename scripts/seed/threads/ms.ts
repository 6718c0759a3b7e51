import type { DemoThread } from '../content.ts'

export const ms: readonly DemoThread[] = [
  {
    site: 'ms',
    by: 'TeaAndTremors',
    daysAgo: 34,
    title: 'Telling an employer: what I wish I had known',
    body: `I told mine last year. I had pictured a scene, and it was a cup of coffee.

What helped: finding out first what rights I have where I live, saying what I need rather than what I have, and bringing one page in writing. What did not help: the fourteen speeches in the shower.

How was it for you? And if you decided not to tell: how is that?`,
    reactions: {
      like: ['Sam Whitefeather', 'Priya N.', 'Ruth Castellano', 'Lucia Ferrante'],
      support: ['Joan of Archway'],
    },
    comments: [
      {
        by: 'Sam Whitefeather',
        after: 7,
        body: 'I have not told, for four years. It is lighter than I feared and lonelier than I thought.',
        reactions: { support: ['TeaAndTremors', 'Priya N.', 'Amara Osei'] },
        replies: [
          {
            by: 'TeaAndTremors',
            after: 2,
            body: 'Thank you for this side of it. There is no wrong answer here.',
            reactions: { like: ['Sam Whitefeather'] },
          },
        ],
      },
      {
        by: 'Ruth Castellano',
        after: 25,
        body: 'Patient organisations often have a free adviser for exactly this conversation. Worth a call before the coffee.',
      },
    ],
  },
  {
    site: 'ms',
    by: 'Sam Whitefeather',
    daysAgo: 31,
    title: 'Fatigue is not tiredness. How do you explain it?',
    body: `My brother says that he is tired as well, and I believe him.

I tried "like a phone at two per cent that still has to make calls". He offered me a charger. What are your pictures for it?`,
    reactions: { same: ['TeaAndTremors', 'Priya N.', 'slow_mornings', 'PaperCrane'] },
    comments: [
      {
        by: 'Priya N.',
        after: 3,
        body: 'Walking through honey, in a winter coat, while everybody else is on the pavement.',
        reactions: { like: ['Sam Whitefeather', 'TeaAndTremors'] },
      },
      {
        by: 'TeaAndTremors',
        after: 6,
        body: 'I stopped explaining and started announcing. "I have an hour. Would you like it?" People take the hour seriously.',
        reactions: { wow: ['Sam Whitefeather', 'PaperCrane'], like: ['Grace Okafor'] },
      },
    ],
  },
  {
    site: 'ms',
    by: 'Priya N.',
    daysAgo: 25,
    title: 'A choir for people who get tired',
    body: `We meet on Tuesdays, we sit, and we stop when somebody yawns. Nobody has perfect pitch or perfect legs.

If there is no such thing near you: it takes one room, one person with a pitch pipe, and a notice at the clinic. That is how ours began.`,
    reactions: {
      like: ['TeaAndTremors', 'Sam Whitefeather', 'Henrik Aas', 'Nora Lindqvist'],
      wow: ['MayaInMotion'],
    },
    comments: [
      {
        by: 'Henrik Aas',
        after: 10,
        body: 'From RA Circle: do you take people who only sing in the shower?',
        replies: [
          {
            by: 'Priya N.',
            after: 2,
            body: 'We take people who only hum.',
            reactions: { like: ['Henrik Aas'] },
          },
        ],
      },
      {
        by: 'Nora Lindqvist',
        after: 28,
        body: 'I love this. Tell us when you sing for an audience, even a yawning one.',
      },
    ],
  },
  {
    site: 'ms',
    by: 'TeaAndTremors',
    daysAgo: 17,
    title: 'Heat: what gets you through the warm weeks?',
    body: 'A warm kitchen is enough to blur my left eye. It passes when I cool down, and my neurologist knows, but I would like to cook again. Fans, vests, cooking at six in the morning: what works for you?',
    reactions: { same: ['Sam Whitefeather'] },
    comments: [
      {
        by: 'Sam Whitefeather',
        after: 5,
        body: 'A cooling scarf, and cold salads by conviction. Also a friend who cooks. I do the peeling by the open window.',
        reactions: { like: ['TeaAndTremors'] },
      },
      {
        by: 'Dev Malhotra',
        after: 24,
        body: 'For whoever reads this later: a symptom that is new to you, or that stays after you have cooled down, is one to report to your team soon.',
        reactions: { like: ['Ruth Castellano', 'TeaAndTremors'] },
      },
    ],
  },
  {
    site: 'ms',
    by: 'Sam Whitefeather',
    daysAgo: 11,
    title: 'The stick, a love letter',
    body: `I fought the stick for two years. It makes me look old, I said. It makes them look, I said.

It makes them step aside. It makes them give me the seat. Last week it fetched a letter from under the sofa. Dear stick, I am sorry.`,
    reactions: {
      like: ['TeaAndTremors', 'Priya N.', 'Joan of Archway', 'slow_mornings'],
      support: ['Grace Okafor'],
      wow: ['PaperCrane'],
    },
    comments: [
      {
        by: 'slow_mornings',
        after: 4,
        body: 'I have painted mine. It has a heron on it.',
        reactions: { wow: ['Sam Whitefeather', 'MayaInMotion'] },
      },
      {
        by: 'Joan of Archway',
        after: 9,
        body: 'This is the best thing I have read all week, and I read lying down with one eye.',
      },
    ],
  },
  {
    site: 'ms',
    by: 'Amara Osei',
    daysAgo: 2,
    title: 'Welcome: how this community works',
    body: `Hello, and come in. Here you may be cheerful, sad, angry or quiet.

We share what helped us, and we leave diagnoses and doses to the people who know you in person. If you see something that worries you, report it: a moderator will look. And if you are in danger or thinking of harming yourself, please call your local emergency number or a crisis line now. We will still be here afterwards.`,
    reactions: {
      like: ['Sam Whitefeather', 'Ruth Castellano', 'Dev Malhotra', 'Felix Brandt', 'Priya N.'],
      support: ['TeaAndTremors'],
    },
    comments: [
      {
        by: 'newly_diagnosed_dana',
        after: 5,
        body: 'I have been reading for a week before daring to write. Thank you for the door.',
        reactions: { support: ['Amara Osei', 'Sam Whitefeather', 'TeaAndTremors', 'Priya N.'] },
        replies: [
          {
            by: 'TeaAndTremors',
            after: 1,
            body: 'Welcome, Dana. The chairs by the window are the good ones.',
            reactions: { like: ['newly_diagnosed_dana'] },
          },
        ],
      },
      { by: 'Quiet Reader', after: 20, body: 'Same here. Hello.', reactions: { like: ['Amara Osei'] } },
    ],
  },
  {
    site: 'ms',
    by: 'Priya N.',
    daysAgo: 1,
    title: 'What made you smile today?',
    body: 'A boy on the bus asked if my walking frame could go faster. I said that it depends on the driver. He asked for a licence.',
    reactions: { like: ['Sam Whitefeather', 'TeaAndTremors'] },
    comments: [
      {
        by: 'Sam Whitefeather',
        after: 3,
        body: 'My physiotherapist laughed at my joke before I had finished it. She has heard it before, but still.',
      },
    ],
  },
]
