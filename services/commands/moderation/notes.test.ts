import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, subjectOf, type DecidedId } from '../../../events/kinds.ts'
import { roles } from '../../rules/roles.ts'
import { post, postPublished, postWritten } from '../testing/posts.ts'
import { spec } from '../testing/spec.ts'
import { ada, moderator, thread, threadCreated, verified, withRole } from '../testing/stories.ts'
import { notes } from './notes.ts'

const write = (item: DecidedId, text = ' Wrote the same elsewhere. ') =>
  ({ name: 'writeNote', item, text }) as const
const written = (item: DecidedId): CatalogueEvent => ({
  type: 'NoteWritten',
  data: { subject: subjectOf(item), by: moderator, author: ada, text: 'Wrote the same elsewhere.' },
})

test('a moderator writes notes about items and members, but not about oneself, nothing, or erased members', async () => {
  const on = spec(notes).given([threadCreated])
  const known = on.knowing(verified(ada), withRole(moderator, roles.moderator))
  await known.when(write(thread), moderator).then([written(thread)])
  await spec(notes)
    .given(verified(ada).events)
    .knowing(withRole(moderator, roles.moderator))
    .when(write(ada), moderator)
    .then([written(ada)])
  await known.when(write(thread, ' '), moderator).thenRejected('This field is required')
  await spec(notes)
    .given([])
    .knowing(withRole(moderator, roles.moderator))
    .when(write(thread), moderator)
    .thenRejected('Content not found')
  await on.knowing(withRole(ada, roles.moderator)).when(write(thread), ada).thenRejected('Not authorized')
  await spec(notes)
    .given([postWritten, postPublished])
    .knowing(withRole(moderator, roles.moderator))
    .when(write(post), moderator)
    .thenRejected('Notes are about members and what they write')
  const erased: CatalogueEvent = { type: 'MemberErased', data: { member: ada } }
  await on
    .knowing({ stream: streamOf(ada), events: [erased] }, withRole(moderator, roles.moderator))
    .when(write(thread), moderator)
    .thenRejected('Content not found')
})
