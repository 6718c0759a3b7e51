import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { subjectOf, type BookmarkableId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { bookmarks, type BookmarkCommand } from './bookmarks.ts'
import { spec } from './testing/spec.ts'
import {
  aComment,
  ada,
  aThread,
  bo,
  comment,
  deleted,
  spam,
  thread,
  unverified,
  withRole,
} from './testing/stories.ts'

const add = (item: BookmarkableId = thread): BookmarkCommand => ({ name: 'addBookmark', item })
const remove: BookmarkCommand = { name: 'removeBookmark', item: thread }
const data = (item: BookmarkableId = thread) => ({ subject: subjectOf(item), member: bo })
const added: CatalogueEvent = { type: 'BookmarkAdded', data: data() }
const removed: CatalogueEvent = { type: 'BookmarkRemoved', data: data() }

const given = (...events: CatalogueEvent[]) =>
  spec(bookmarks).given(events).knowing(unverified(ada), unverified(bo), aThread(), aComment())

test('bookmarking a thread or comment twice records one bookmark', async () => {
  await given().when(add(), bo).then([added])
  await given()
    .when(add(comment), bo)
    .then([{ type: 'BookmarkAdded', data: data(comment) }])
  await given(added).when(add(), bo).thenNothing()
  await given(added, removed).when(add(), bo).then([added])
})

test('removing a bookmark is recorded only if the bookmark exists', async () => {
  await given(added).when(remove, bo).then([removed])
  await given().when(remove, bo).thenNothing()
  await given(added, removed).when(remove, bo).thenNothing()
})

test('members cannot bookmark an item that they cannot see, but can remove an older bookmark of it', async () => {
  for (const hidden of [deleted(thread), spam(thread)]) {
    await given().knowing(aThread(hidden)).when(add(), bo).thenRejected('The thread was not found')
    await given().knowing(aThread(hidden)).when(add(comment), bo).thenRejected('The comment was not found')
    await given(added).knowing(aThread(hidden)).when(remove, bo).then([removed])
  }
})

test('visitors and spammers cannot bookmark items', async () => {
  const nobody = spec(bookmarks).given([]).knowing(aThread(), unverified(ada))
  await nobody.when(add(), bo).thenRejected('Please create an account or log in to continue.')
  await given().knowing(withRole(bo, roles.spammer)).when(add(), bo).thenRejected('Not authorized')
})
