import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { media } from './media.ts'
import { mediaAdded, mediaFile, mediaWords, picture } from './testing/media.ts'
import { spec, type History } from './testing/spec.ts'
import { ada, bo, cy, moderator, otherSite, site, verified, withRole } from './testing/stories.ts'

const add = { name: 'addMedia', media: picture, site, file: mediaFile, words: mediaWords } as const
const describe = (changes: object = {}) =>
  ({ name: 'describeMedia', media: picture, words: { ...mediaWords, ...changes } }) as const
const replace = { name: 'replaceMedia', media: picture, file: { ...mediaFile, width: 800 } } as const
const remove = (isUsed = false) => ({ name: 'removeMedia', media: picture, isUsed }) as const

const replaced: CatalogueEvent = { type: 'MediaReplaced', data: { media: picture, file: replace.file } }
const removed: CatalogueEvent = { type: 'MediaRemoved', data: { media: picture } }
const described = (changes: object): CatalogueEvent => ({
  type: 'MediaDescribed',
  data: { media: picture, words: { ...mediaWords, ...changes } },
})

const withLegacyRole = (member: MemberId, legacyRole: string): History => ({
  stream: streamOf(member),
  events: [
    ...verified(member).events,
    { type: 'LegacyRoleGiven', data: { member, legacyRole, reason: 'So' } },
  ],
})
// Ada is an author, Bo a contributor, Cy an editor, and the moderator does not write.
const people = [
  withLegacyRole(ada, 'author'),
  withLegacyRole(bo, 'contributor'),
  withRole(cy, 1),
  withRole(moderator, 2),
]
const given = (...events: CatalogueEvent[]) =>
  spec(media)
    .given(events)
    .knowing(...people)

test('everybody who writes for the site adds pictures, and so does the network', async () => {
  for (const who of [ada, bo, cy])
    await given()
      .when(add, who)
      .then([mediaAdded(who)])
  await given()
    .when(add, 'system')
    .then([mediaAdded(null)])
  await given().when(add, moderator).thenRejected('Not authorized')
  await given(mediaAdded(ada)).when(add, ada).thenRejected('This already exists')
  await given()
    .when({ ...add, words: { ...mediaWords, name: ' ' } }, ada)
    .thenRejected('name: This field is required')
  await given()
    .when({ ...add, words: { ...mediaWords, alt: 'a'.repeat(301) } }, ada)
    .thenRejected('alt: Maximum length of 300 exceeded')
})

test('editors change every picture, authors their own, and contributors replace none', async () => {
  const commands = [describe({ alt: '' }), replace, remove()] as const
  const events = [described({ alt: '' }), replaced, removed]
  const may: readonly (readonly [MemberId, MemberId, readonly boolean[]])[] = [
    [cy, ada, [true, true, true]],
    [ada, ada, [true, true, true]],
    [ada, bo, [false, false, false]],
    [bo, bo, [true, false, true]],
    [bo, ada, [false, false, false]],
    [moderator, moderator, [false, false, false]],
  ]
  for (const [who, by, allowed] of may)
    for (const [at, command] of commands.entries()) {
      const then = given(mediaAdded(by)).when(command, who)
      await (allowed[at] ? then.then([events[at]!]) : then.thenRejected('Not authorized'))
    }
})

test('a picture that is used is not removed, and the same words again record nothing', async () => {
  await given(mediaAdded(ada))
    .when(remove(true), cy)
    .thenRejected('This picture is used. Take it out of the places listed below first.')
  await given(mediaAdded(ada)).when(describe(), cy).thenNothing()
  await given(mediaAdded(ada), described({ focus: 'top' }))
    .when(describe(), ada)
    .then([described({})])
})

test('a removed picture, and one of another site, is not found', async () => {
  for (const command of [describe(), replace, remove()]) {
    await given(mediaAdded(ada), replaced, removed).when(command, cy).thenRejected('Picture not found')
    await given(mediaAdded(ada)).when(command, cy, { site: otherSite }).thenRejected('Picture not found')
    await given().when(command, cy).thenRejected('Picture not found')
  }
})
