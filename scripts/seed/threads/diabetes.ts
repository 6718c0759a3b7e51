import type { DemoThread } from '../content.ts'

export const diabetes: readonly DemoThread[] = [
  {
    site: 'diabetes',
    by: 'MayaInMotion',
    daysAgo: 47,
    title: 'Small wins: tell us about one from this week',
    body: `I will start. I walked to work three times, and on Thursday I did it in the rain because I had promised the neighbour's dog.

It does not have to be a number. What went well for you?`,
    reactions: {
      like: ['Tomasz W.', 'Grace Okafor', 'Priya N.', 'Amara Osei'],
      support: ['Ruth Castellano'],
    },
    comments: [
      {
        by: 'Tomasz W.',
        after: 3,
        body: 'I cooked on Sunday for the whole week, and it is Wednesday and there is still food. This has never happened before.',
        reactions: { wow: ['MayaInMotion', 'Grace Okafor'] },
        replies: [{ by: 'MayaInMotion', after: 2, body: 'Please tell the rest of us what you cooked!' }],
      },
      {
        by: 'Grace Okafor',
        after: 20,
        body: 'I asked my nurse the question I was ashamed of. She said she hears it every day.',
        reactions: { support: ['MayaInMotion', 'Priya N.', 'Tomasz W.'], same: ['slow_mornings'] },
      },
      {
        by: 'Priya N.',
        after: 230,
        body: 'My son pricked his own finger for the first time and then asked for a high five.',
      },
    ],
  },
  {
    site: 'diabetes',
    by: 'Tomasz W.',
    daysAgo: 40,
    title: 'How do you explain it to children without frightening them?',
    tags: ['family', 'children'],
    body: `My daughter is seven. She has noticed the sensor on my arm and asked if I am turning into a robot.

I said "only a little". I would like to do better than that. How did you tell yours?`,
    reactions: { like: ['MayaInMotion'], same: ['Carlos Medina'] },
    comments: [
      {
        by: 'Priya N.',
        after: 6,
        body: 'We said: everybody has a helper in the belly that carries sugar to where it is needed. Mine is on holiday, so I do its work by hand. He found that quite reasonable.',
        reactions: { like: ['Tomasz W.', 'Grace Okafor', 'MayaInMotion'], wow: ['Henrik Aas'] },
        replies: [
          {
            by: 'Tomasz W.',
            after: 4,
            body: 'I told her this tonight. She wants to know where the helper went on holiday.',
          },
          { by: 'Priya N.', after: 1, body: 'Ours is in Portugal.', reactions: { like: ['Tomasz W.'] } },
        ],
      },
      {
        by: 'Ruth Castellano',
        after: 30,
        body: 'Children often worry that it is catching, or that it is their fault. It helps to say both out loud: it is not, and it is not.',
      },
    ],
  },
  {
    site: 'diabetes',
    by: 'Grace Okafor',
    daysAgo: 33,
    title: 'Eating at weddings, funerals and everything with an aunt in it',
    category: 'food',
    tags: ['eating-out', 'family'],
    body: `In my family, a plate that is not refilled is an insult. I love these people. I also love my eyesight.

What do you say when "no, thank you" is not heard?`,
    reactions: { same: ['Priya N.', 'Lucia Ferrante', 'Tomasz W.'] },
    comments: [
      {
        by: 'Lucia Ferrante',
        after: 5,
        body: 'I bring a dish. Then I am the one who asks others to take more, and nobody looks at my plate.',
        reactions: { wow: ['Grace Okafor'], like: ['Priya N.'] },
      },
      {
        by: 'Priya N.',
        after: 9,
        body: '"I am saving room for your dessert" gives me an hour. After an hour they have forgotten.',
        replies: [
          { by: 'Grace Okafor', after: 3, body: 'You have not met my aunt. But I will try it at Christmas.' },
        ],
      },
    ],
  },
  {
    site: 'diabetes',
    by: 'Priya N.',
    daysAgo: 22,
    title: 'The tiredness of thinking about it all the time',
    body: `Not the illness, the arithmetic. Every meal, every walk, every night.

I asked my team about it, and there is a word for it, diabetes distress, and it is not a failing. It still helped most to hear a friend say "me too".`,
    reactions: {
      support: ['MayaInMotion', 'Grace Okafor', 'Amara Osei', 'TeaAndTremors'],
      same: ['Tomasz W.'],
    },
    comments: [
      {
        by: 'MayaInMotion',
        after: 1,
        body: 'That friend of yours is worth keeping.',
        reactions: { support: ['Priya N.'] },
      },
      {
        by: 'Tomasz W.',
        after: 4,
        body: 'Me too. On some evenings my wife keeps the numbers, and I only hear about them if I must. I can recommend a wife.',
      },
      {
        by: 'Amara Osei',
        after: 26,
        body: 'Thank you for writing this. If it gets heavy, please do tell your care team: they can help with this part as well. And we are here for the rest.',
      },
    ],
  },
  {
    site: 'diabetes',
    by: 'MayaInMotion',
    daysAgo: 15,
    title: 'Walking group, slowest pace wins',
    category: 'moving',
    tags: ['walking', 'groups'],
    body: `Every Saturday I walk for an hour and post where I was. You walk where you are, and post too. No kilometres, only places.

Today: along the canal, two herons, one of them angry.`,
    reactions: { like: ['Tomasz W.', 'Sam Whitefeather', 'Joan of Archway'] },
    comments: [
      {
        by: 'Sam Whitefeather',
        after: 5,
        body: 'From MS Companions next door: to the gate and back, with the stick. One blackbird, very polite.',
        reactions: { like: ['MayaInMotion'], support: ['Grace Okafor'] },
      },
      {
        by: 'Tomasz W.',
        after: 25,
        body: 'Round the football pitch, seven times, because practice did not end.',
      },
    ],
  },
  {
    site: 'diabetes',
    by: 'MiracleWellness365',
    daysAgo: 19,
    title: 'Throw away your medicine!!! Ancient tea heals everything',
    body: 'Friends, I was sick for years and one cup changed my life. Doctors hate it. Write to me for the special price, only today.',
    flags: [
      {
        by: 'Grace Okafor',
        reason: 'danger',
        note: 'Somebody new could believe this and stop their insulin.',
      },
      { by: 'MayaInMotion', reason: 'spam' },
    ],
    comments: [
      {
        by: 'Dev Malhotra',
        after: 2,
        body: 'Please do not stop a treatment because of this post. It has been reported, and we are looking at it.',
        reactions: { like: ['MayaInMotion', 'Grace Okafor', 'Priya N.'] },
      },
    ],
  },
]
