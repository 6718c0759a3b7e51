import { pictureOf, type DemoArticle } from './article.ts'
import { quote, words } from './sections.ts'

export const diabetesArticles: readonly DemoArticle[] = [
  {
    kind: 'post',
    site: 'diabetes',
    daysAgo: 26,
    by: 'MayaInMotion',
    title: 'Ten minutes after dinner',
    slug: 'ten-minutes-after-dinner',
    excerpt: 'A short walk after a meal is the smallest habit I have kept, and the one I would keep last.',
    picture: 'walk',
    alt: 'A person walks on a path through green hills.',
    categories: ['moving'],
    tags: ['walking', 'habits'],
    sections: [
      words(`<p>I used to plan exercise like a move to another country: clothes, maps, a date in the calendar. It rarely
        happened. What did happen, one evening in March, was that I carried out the compost and kept going to the end of
        the street.</p>
        <p>That was four minutes. The next day it was ten. My meter did not throw a party, but my evenings changed.</p>
        <h2>Why after a meal</h2>
        <p>Muscles that move use glucose. Walking soon after eating does this at the moment when glucose from the meal
        arrives. For me the difference is easy to see on the sensor; for you it may be smaller, larger, or not worth the
        shoes. If you use insulin or tablets that can cause lows, talk to your team first, and take something sweet along.</p>
        <h2>How I made it stick</h2>
        <ul><li>The shoes stand where the dishes go.</li><li>No route: out for five minutes, then back.</li>
        <li>Rain counts as weather, not as a reason. Ice counts as a reason.</li>
        <li>The cook walks first, the one who washes up walks second.</li></ul>`),
      {
        type: 'ImageSection',
        options: {
          image: pictureOf('bench', 'Two people rest on a bench under trees in autumn.'),
          caption: 'Five minutes out. The bench is where we turn.',
        },
      },
      quote('I stopped asking if I felt like it. I only ask where my keys are.', 'MayaInMotion'),
      words(`<h2>On the days it does not work</h2>
        <p>There are weeks with a cold, a deadline, a knee. I put the shoes back in the hall and start again with four
        minutes. A habit that forgives is a habit that lasts.</p>`),
      {
        type: 'ImageSection',
        options: {
          image: pictureOf('calendar', 'A calendar with marks on most of its days.'),
          caption: 'Most days, not all of them.',
        },
      },
      {
        type: 'ForumDriver',
        options: {
          heading: 'Do you walk after meals?',
          body: 'Others tell when and how far, and what it does for them.',
          button: 'Read the forums',
          url: '/forums',
        },
      },
    ],
  },
  {
    kind: 'post',
    site: 'diabetes',
    daysAgo: 19,
    by: 'Joan of Archway',
    title: 'What the line on the sensor does not say',
    slug: 'what-the-line-does-not-say',
    excerpt: 'A glucose curve is a picture of the past few minutes. It is not a grade.',
    picture: 'curve',
    alt: 'A glucose curve that stays mostly within a green band.',
    categories: ['devices'],
    tags: ['sensors', 'numbers'],
    sections: [
      words(`<p>The first week with a sensor I looked at my phone more often than at my grandchildren. Every peak felt
        like a remark about my character.</p>
        <h2>What it measures, and when</h2>
        <p>A sensor reads the fluid between cells, which follows the blood by some minutes. When glucose changes
        quickly, the two differ. If how you feel and what you read do not match, a finger-prick decides.</p>`),
      {
        type: 'SlidingTable',
        options: {
          caption: 'What I do with an arrow',
          columns: ['Arrow', 'What it says', 'What I do'],
          rows: [
            { cells: ['Level', 'Little change', 'Go on with the day'] },
            { cells: ['Slowly up', 'A meal arrives', 'Wait, look again after half an hour'] },
            { cells: ['Quickly down', 'A low may come', 'Sit, check, and eat what my plan says'] },
          ],
        },
      },
      words(`<h2>Three questions instead of one number</h2>
        <ol><li>Where does the line spend most of its day?</li><li>What happened before it left?</li>
        <li>Would I have done anything else?</li></ol>
        <p>Mostly the answer to the third is no. Then the phone goes back into the pocket.</p>`),
    ],
  },
  {
    kind: 'post',
    site: 'diabetes',
    daysAgo: 9,
    by: 'Henrik Aas',
    title: 'Half a plate of green: cooking for a family that does not want to know',
    slug: 'half-a-plate-of-green',
    excerpt: 'I changed my side of the table and said nothing. It took them two weeks to notice.',
    picture: 'plate',
    alt: 'A plate, half of it vegetables, with a quarter of grains and a quarter of beans.',
    categories: ['food'],
    tags: ['cooking', 'family'],
    sections: [
      words(`<p>My daughters announced that they would not eat 'diabetes food'. There is no such thing, so this was easy
        to respect. I cook one meal. What changes is the share of things on the plate.</p>
        <h2>The plate as a picture</h2>
        <p>Half of mine is vegetables, a quarter something with protein, a quarter grains, potatoes or bread. Many
        diabetes services teach this picture because it needs no scales and no app.</p>`),
      {
        type: 'Columns',
        options: {
          columns: [
            {
              heading: 'Monday',
              html: '<p>Lentils with carrots and a lot of dill, flatbread for who wants it.</p>',
            },
            {
              heading: 'Wednesday',
              html: '<p>Fish from the oven, two trays of roots, potatoes in their skins.</p>',
            },
            { heading: 'Friday', html: '<p>Everything left over, fried with an egg on top.</p>' },
          ],
        },
      },
      words(`<h2>What I learned to leave alone</h2>
        <p>Comments about portions. Cheering about broccoli. And the question if somebody 'is allowed' that.</p>`),
      {
        type: 'Quizlet',
        options: {
          question: 'Which part of the plate is half of it in this article?',
          choices: ['Grains', 'Vegetables', 'Fish'],
          answer: 2,
          explanation: 'Half is vegetables; protein and starch share the other half.',
        },
      },
    ],
  },
  {
    kind: 'gallery',
    site: 'diabetes',
    daysAgo: 5,
    by: 'MayaInMotion',
    title: 'Small places that help',
    slug: 'small-places-that-help',
    excerpt: 'A path, a bench, a window sill: where members catch their breath.',
    picture: 'bench',
    alt: 'Two people sit on a bench between autumn trees.',
    tags: ['walking'],
    sections: [
      {
        type: 'Gallery',
        options: {
          pictures: [
            {
              image: pictureOf('walk', 'A path through green hills.'),
              caption: 'The path behind the school, ten minutes there and back.',
            },
            {
              image: pictureOf('bench', 'Two people on a bench between autumn trees.'),
              caption: 'The bench where nobody asks how the numbers are.',
            },
            {
              image: pictureOf('kitchen', 'A kitchen with a window, a plant and a mug.'),
              caption: 'A kitchen before everybody is up.',
            },
          ],
        },
      },
    ],
  },
  {
    kind: 'infographic',
    site: 'diabetes',
    daysAgo: 3,
    title: 'The plate at a glance',
    slug: 'the-plate-at-a-glance',
    excerpt: 'Half vegetables, a quarter protein, a quarter starch.',
    picture: 'plate',
    alt: 'A plate, half of it vegetables, with a quarter of grains and a quarter of beans.',
    categories: ['food'],
    tags: ['cooking'],
    sections: [
      words(`<p>Half of the plate is vegetables: raw, cooked, or both. A quarter is protein, such as fish, eggs, beans or
        tofu. A quarter is starch, such as potatoes, rice or bread. Water stands beside it.</p>`),
    ],
  },
  {
    kind: 'page',
    site: 'diabetes',
    daysAgo: 55,
    title: 'Community rules',
    slug: 'community-rules',
    excerpt: 'How we talk with each other here.',
    sections: [
      words(`<h2>Be kind, and be yourself</h2>
        <p>Tell what you live through, and let others tell theirs. Nobody here has to prove how ill they are.</p>
        <h2>Experience is welcome, prescriptions are not</h2>
        <p>Say what helped you. Do not tell others to start, stop or change a treatment: that is between them and the people
        who treat them.</p>
        <h2>What moderators do</h2>
        <p>Moderators read what is reported, and remove what sells, threatens, mocks or exposes somebody. You are told of
        each decision about you, and can ask for another look.</p>`),
    ],
  },
  {
    kind: 'page',
    site: 'diabetes',
    daysAgo: 55,
    title: 'About us',
    slug: 'about-us',
    excerpt: 'Who keeps this community going.',
    sections: [
      words(`<p>Diabetes Together is a demonstration community. Its members, their names and all that they write are
        invented, to show how a community on this software looks and feels.</p>
        <p>In a community of your own this page says who runs it, who pays for it, and how to reach a person.</p>`),
    ],
  },
]
