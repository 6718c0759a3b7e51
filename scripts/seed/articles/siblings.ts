import type { DemoArticle } from './article.ts'
import { quote, words } from './sections.ts'

export const siblingArticles: readonly DemoArticle[] = [
  {
    kind: 'post',
    site: 'ra',
    daysAgo: 16,
    by: 'slow_mornings',
    title: 'The first hour',
    slug: 'the-first-hour',
    excerpt: 'Stiff hands, a kettle, and the order in which I ask things of my joints.',
    picture: 'mugs',
    alt: 'Two steaming mugs on a table.',
    categories: ['mornings'],
    tags: ['mornings', 'hands'],
    on: ['autoimmune'],
    sections: [
      words(`<p>My day begins with a negotiation. The alarm is for six, the first button for seven.</p>
        <h2>Warm before strong</h2>
        <p>Warm water, then the mug with two handles, then the jar. In that order each of them is possible; in any other
        order the jar wins.</p>
        <h2>Things I no longer do with my fingers</h2>
        <ul><li>Lids: a strip of rubber and the heel of the hand.</li><li>Keys: one thick ring for all of them.</li>
        <li>Buttons: the evening before, all but the top two.</li></ul>`),
      quote('Slow is not the opposite of well. Slow is how well begins.', 'slow_mornings'),
      words(`<h2>When the hour gets longer</h2>
        <p>If the stiff hour becomes two, for more than a few days, I call. My team would rather hear about it early than
        read about it in three months.</p>`),
    ],
  },
  {
    kind: 'post',
    site: 'ms',
    daysAgo: 12,
    by: 'Sam Whitefeather',
    title: 'Telling people, in the order you choose',
    slug: 'telling-people',
    excerpt: 'Nobody is owed your diagnosis. A list helped me decide who would get it, and when.',
    picture: 'bench',
    alt: 'Two people sit on a bench between autumn trees.',
    tags: ['family', 'work'],
    on: ['autoimmune', 'carers'],
    sections: [
      words(`<p>In the first month I told the wrong people first: a colleague in the lift, a cousin who tells everybody.
        So I made a list.</p>
        <h2>Three columns</h2>
        <p>Who helps if they know. Who worries if they know. Who only wants to know. The first column got a walk and an
        hour. The second a call on a good day. The third is still waiting.</p>
        <h2>A sentence to end with</h2>
        <p>'You can ask me anything, and I may say not today.' It has saved more evenings than any leaflet.</p>
        <h2>At work</h2>
        <p>Rules differ between countries and jobs. Before telling an employer, ask a union, a lawyer or an association
        what follows from it where you live.</p>`),
    ],
  },
]
