import type { DemoArticle } from './article.ts'
import { quote, words } from './sections.ts'

export const migraineArticles: readonly DemoArticle[] = [
  {
    kind: 'post',
    site: 'migraine',
    daysAgo: 21,
    by: 'Lucia Ferrante',
    title: 'A diary that takes thirty seconds',
    slug: 'a-diary-that-takes-thirty-seconds',
    excerpt: 'Three marks a day told my doctor more than my two years of careful sentences.',
    picture: 'calendar',
    alt: 'A calendar with some days marked.',
    categories: ['triggers'],
    tags: ['diary', 'triggers'],
    sections: [
      words(`<p>I have kept beautiful headache diaries. They all end in the second week, because on the days that matter I
        cannot look at paper.</p>
        <h2>Three marks</h2>
        <ul><li>a dot for a day with pain,</li><li>a ring around it if I lay down,</li><li>a line under it if I took
        something.</li></ul>
        <p>That is all. I make them in the evening, on the calendar in the kitchen, with whatever pen is there.</p>
        <h2>What it showed</h2>
        <p>Not the trigger I was sure of. It showed how often I took tablets, which is what my neurologist wanted to know:
        painkillers on many days of a month can themselves keep headaches going.</p>`),
      quote('The calendar never asked me to describe the pain. That is why I kept it.', 'Lucia Ferrante'),
      words(`<h2>Bring it along</h2>
        <p>A photo of three months is enough for an appointment. If the pattern changes suddenly, or a headache is unlike
        any before, do not wait for the next page.</p>`),
    ],
  },
  {
    kind: 'post',
    site: 'migraine',
    daysAgo: 7,
    by: 'Joan of Archway',
    title: 'The dark room, and how to leave it',
    slug: 'the-dark-room',
    excerpt: 'Coming back after an attack is a skill of its own. Mine has four steps.',
    picture: 'night',
    alt: 'A bed, a lamp and the moon in a dark room.',
    tags: ['recovery', 'night'],
    sections: [
      words(`<p>Everybody talks about going into the dark room. I want to talk about the door on the other side.</p>
        <h2>One: water before light</h2><p>I drink, and only then open the curtain by a hand's width.</p>
        <h2>Two: something plain</h2><p>Toast, rice, a banana. Not because it heals, but because it asks for nothing.</p>
        <h2>Three: one sentence to one person</h2><p>'I am back, slowly.' It ends the waiting on both sides.</p>
        <h2>Four: half a day</h2><p>The hours after an attack belong to it. I plan half of what I could do, and do half of
        that.</p>`),
      {
        type: 'ForumStarter',
        options: {
          heading: 'What helps you back?',
          body: 'Tell the harbor about your door on the other side.',
          button: 'Start a thread',
        },
      },
    ],
  },
]
