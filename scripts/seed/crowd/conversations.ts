import type { DemoConversation } from '../content.ts'
import type { Member } from '../members.ts'

/** Messages between two members, `minutes` apart: each line of `text` starts with the sender, `a` or `b`. */
function chat(a: Member, b: Member, minutes: number, text: string): DemoConversation['messages'] {
  const lines = text.trim().split('\n')
  return lines.map((line, index) => ({
    by: line.startsWith('a ') ? a : b,
    after: (index * minutes) / 60,
    body: line.slice(2),
  }))
}

const nightShift = `
a Are you also up or is it just your phone
b Up. Pump site itches and the cat has opinions
a Ha. Mine's asleep on my good arm
b What's your number
a 212 and sliding. You?
b 95 flat, for once I'm the good example
a Frame it
b I'll have it embroidered
a Did you ring the clinic about the new sensor in the end?
b Three times. On the third I got a person
a A real one?
b Called Marjorie. She found my form under another form
a Marjorie for president
b They send it next week, with the old transmitter, apparently it fits
a Mine didn't fit, had to ask for the other clip. It's a tiny grey thing, look for it before you throw the box out
b Noted. Grey thing
a I'm making toast
b At this hour?
a At 180 and dropping with two units on board, yes
b Sensible toast then
a The most sensible toast in the county
b How's your dad
a Better. Home since Monday. He's learned to say "range" and says it about everything
b Oh that's sweet
a The soup's in range. The postman's in range
b I'd like to meet him
a You'd get a tour of the shed
b I love a shed
a 171
b Good toast
a I was thinking about what you wrote, about being tired of being the one who knows
b Yes. It was a bad evening, sorry
a Don't be sorry. I've been walking round with it. I've got it too and had no words
b It's like being the only one who can read the map and also driving
a And the kids are singing
b And it's raining
a And somebody in the back asks if you've tried cinnamon
b Stop, I laughed and woke the cat
a 164. I think I can go to bed
b Set an alarm though
a Set two
b Good. I'll look in at seven
a You don't have to
b I'm up at seven, I'll just send a dot
a Then I'll send one back
b .
a Good morning! 118!
b Look at you. 104 here
a Did you sleep
b Four hours and a bit. You?
a Five. With one alarm, for which I was grateful and rude
b I've got the eye thing at ten
a The drops one? You can't drive after it
b My brother's taking me. He'll want pancakes
a Bolus for the pancakes and enjoy your huge pupils
b Everything will be so shiny
a Tell me how it goes
b All clear!! She said "beautiful vessels". Nobody ever said that to me
a I'm putting it on your birthday card
b Pancakes were 60 carbs and worth each one
a Good. I'm at work pretending to read a spreadsheet
b What's it about
a Pallets
b Are they in range
a They're in range
b Same time tonight then, if the cat allows
a If she allows
b Give the good arm my regards
`

/** Private conversations of generated members with the demo accounts; the longest one is from the last week. */
export const crowdConversations: readonly DemoConversation[] = [
  {
    site: 'diabetes',
    between: ['MayaInMotion', 'Keisha'],
    daysAgo: 0.7,
    messages: chat('MayaInMotion', 'Keisha', 13, nightShift),
  },
  {
    site: 'diabetes',
    between: ['Lorna McK', 'MayaInMotion'],
    daysAgo: 1.2,
    messages: chat(
      'Lorna McK',
      'MayaInMotion',
      200,
      `a Hiya, you said you'd a template for the appeal letter? Mine's due Friday
b Yes! Dates first, then what you tried, then what happened. One page. I'll dig it out tonight.
a You're a star
b Found it, I'll write the three paragraphs out here so that you can copy them.
a Sent it off this morning. Fingers, toes, everything crossed`,
    ),
  },
  {
    site: 'migraine',
    between: ['Ines Carvalho', 'MayaInMotion'],
    daysAgo: 0.05,
    messages: chat(
      'Ines Carvalho',
      'MayaInMotion',
      2,
      'a Hello, sorry to write out of the blue. You once said you had migraine and a pump. Does the alarm set you off too?',
    ),
  },
  {
    site: 'ms',
    between: ['Arvid', 'Wanjiru'],
    daysAgo: 2,
    messages: chat(
      'Arvid',
      'Wanjiru',
      50,
      `a Did you go to the swimming in the end
b i went! water was 27 they said and it was a lie
a Cold?
b BATH. i was soup in ten minutes
a There's a lake
b there are leeches in the lake arvid`,
    ),
  },
  {
    site: 'ra',
    between: ['Bernadette', 'Grace Okafor'],
    daysAgo: 3,
    messages: chat(
      'Bernadette',
      'Grace Okafor',
      90,
      `a The sitter came. I've been out of the house for three hours and don't know what to do with my hands.
b Put them round a cup of something. Then go and look at a shop window, any shop window.
a I looked at hats.
b Perfect.`,
    ),
  },
]
