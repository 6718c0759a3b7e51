import { about, alone } from '../../events/testing/content.ts'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { ERASED } from '../../events/define.ts'
import { longest } from '../rules/text.ts'
import { forums, threadSlug, type ForumCommand } from './forums.ts'
import { streamOf } from '../../events/kinds.ts'
import { spec, type History } from './testing/spec.ts'
import {
  ada,
  aPicture,
  bo,
  deleted,
  pictureAttached,
  site,
  siteWith,
  spam,
  thread,
  threadCreated,
  unverified,
  verified,
} from './testing/stories.ts'

const text = { title: 'Tired all day', body: 'Does anybody know this?' }
const create = { name: 'createThread', thread, site, ...text } as const
const edit = { name: 'editThread', thread, ...text, body: 'Does anybody else?' } as const
const edited: CatalogueEvent = {
  type: 'ThreadEdited',
  data: { ...about(thread), author: ada, title: edit.title, body: edit.body },
}

const opening = () => spec(forums).given([]).knowing(siteWith('Forums'))

test('a verified member can create a thread', async () => {
  await opening().knowing(verified(ada)).when(create, ada).then([threadCreated])
  await opening()
    .knowing(verified(ada))
    .when({ ...create, picture: aPicture }, ada)
    .then([threadCreated, pictureAttached(thread)])
  await opening()
    .knowing(verified(ada))
    .when({ ...create, body: '', picture: aPicture }, ada)
    .then([
      {
        type: 'ThreadCreated',
        data: {
          ...alone(thread),
          site,
          author: ada,
          slug: threadSlug(text.title, thread),
          title: text.title,
          body: '',
        },
      },
      pictureAttached(thread),
    ])
  await opening().knowing(unverified(ada)).when(create, ada).thenRejected('Verify your account')
  await opening().when(create, ada).thenRejected('Please create an account or log in to continue.')
  await spec(forums)
    .given([])
    .knowing(verified(ada), siteWith('Comments'))
    .when(create, ada)
    .thenRejected('Forums are turned off on this site')
  await spec(forums)
    .given([threadCreated])
    .knowing(verified(ada), siteWith('Forums'))
    .when(create, ada)
    .thenRejected('This thread already exists')
})

test('the title and text of a thread must not be blank or too long (spec §5)', async () => {
  const refused = async (command: Partial<ForumCommand>, sentence: string) => {
    const members = [verified(ada), siteWith('Forums')]
    await spec(forums)
      .given([])
      .knowing(...members)
      .when({ ...create, ...command, name: 'createThread' }, ada)
      .thenRejected(sentence)
    await spec(forums)
      .given([threadCreated])
      .knowing(...members)
      .when({ ...edit, ...command, name: 'editThread' }, ada)
      .thenRejected(sentence)
  }
  for (const blank of ['', ' \n\t', '<p> <br>&nbsp;</p>', '\u200b']) {
    await refused({ title: blank }, 'This field is required')
    await refused({ body: blank }, 'This field is required')
  }
  await refused({ title: 'x'.repeat(longest.title + 1) }, 'Maximum length of 200 exceeded')
  await refused({ body: 'x'.repeat(longest.body + 1) }, 'Maximum length of 10000 exceeded')

  const full = { title: 'x'.repeat(longest.title), body: 'x'.repeat(longest.body) }
  const slug = threadSlug(full.title, thread)
  await opening()
    .knowing(verified(ada))
    .when({ ...create, ...full }, ada)
    .then([{ type: 'ThreadCreated', data: { ...alone(thread), site, author: ada, ...full, slug } }])
})

test('an author chooses a category of the site and up to five tags', async () => {
  const sleep: History = {
    stream: streamOf(site),
    events: [
      ...siteWith('Forums').events,
      {
        type: 'CategoryAdded',
        data: { site, slug: 'sleep', name: 'Sleep', hasPost: false, indexType: 'posts' },
      },
    ],
  }
  const creating = (sorting: Partial<ForumCommand> & { category?: string }) =>
    spec(forums)
      .given([])
      .knowing(verified(ada), sleep)
      .when({ ...create, ...sorting, name: 'createThread' }, ada)
  await creating({ tags: ['Long days ', 'long_days', '#Tea', '…'], category: 'sleep' }).then([
    {
      ...threadCreated,
      data: { ...threadCreated.data, tags: ['long-days', 'tea'], category: 'sleep' },
    } as CatalogueEvent,
  ])
  await creating({ category: 'waking' }).thenRejected("This community doesn't have that category")
  await creating({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }).thenRejected('Please use at most 5 tags')
  await creating({ tags: ['x'.repeat(31)] }).thenRejected('Please use at most 30 characters for a tag')

  const tagged = (tags: string[]) => ({ ...edited, data: { ...edited.data, tags } }) as CatalogueEvent
  const given = spec(forums)
    .given([threadCreated, tagged(['tea'])])
    .knowing(verified(ada))
  await given.when({ ...edit, tags: ['tea', 'rest'] }, ada).then([tagged(['tea', 'rest'])])
  await given.when({ ...edit, tags: [] }, ada).then([tagged([])])
  await given.when({ ...edit, tags: ['Tea'] }, ada).thenNothing()
  await given.when(edit, ada).thenNothing()
})

test('only the author can edit a thread', async () => {
  const given = (...after: CatalogueEvent[]) =>
    spec(forums)
      .given([threadCreated, ...after])
      .knowing(verified(ada), verified(bo))
  await given().when(edit, ada).then([edited])
  await given(edited).when(edit, ada).thenNothing()
  await given().when(edit, bo).thenRejected('Not authorized')
  await spec(forums).given([]).knowing(verified(ada)).when(edit, ada).thenRejected('Thread not found')
})

test('a thread that moderators removed cannot be edited', async () => {
  for (const hidden of [deleted(thread), spam(thread)])
    await spec(forums)
      .given([threadCreated, hidden])
      .knowing(verified(ada))
      .when(edit, ada)
      .thenRejected('Thread not found')
})

test('moderators can still decide on a thread whose text is erased', async () => {
  const erased: CatalogueEvent = {
    type: 'ThreadCreated',
    data: { ...alone(thread), site, author: ada, title: ERASED, body: ERASED, slug: ERASED },
  }
  await spec(forums).given([erased]).knowing(verified(ada)).when(edit, ada).then([edited])
})

test('the slug of a thread consists of its title and a part of its id', async (t) => {
  t.equal(threadSlug('Müde, den ganzen Tag?', thread), 'muede-den-ganzen-tag-000001')
  t.equal(threadSlug('???', thread), '000001', 'a title without letters')
})
