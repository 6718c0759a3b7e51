import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { roles } from '../rules/roles.ts'
import { spec } from './testing/spec.ts'
import { ada, unverified, withRole } from './testing/stories.ts'
import { profilePictures } from './profile-pictures.ts'

const picture = { image: '0123456789abcdef0123456789abcdef', alt: 'Me at the lake', color: '#3366cc' }
const change = { name: 'changeProfilePicture', picture } as const
const remove = { name: 'removeProfilePicture' } as const
const changed: CatalogueEvent = { type: 'ProfilePictureChanged', data: { member: ada, ...picture } }
const removed: CatalogueEvent = { type: 'ProfilePictureRemoved', data: { member: ada } }

const given = (...events: CatalogueEvent[]) =>
  spec(profilePictures).given([...unverified(ada).events, ...events] as CatalogueEvent[])

test('a member chooses a picture, another one or other words for it, and removes it', async () => {
  await given().when(change, ada).then([changed])
  const other = { ...picture, alt: null }
  await given(changed)
    .when({ ...change, picture: other }, ada)
    .then([{ type: 'ProfilePictureChanged', data: { member: ada, ...other } }])
  await given(changed).when(remove, ada).then([removed])
  await given(changed, removed).when(change, ada).then([changed])
})

test('the same picture again, or the removal of none, records nothing', async () => {
  await given(changed).when(change, ada).thenNothing()
  await given().when(remove, ada).thenNothing()
})

test('a spammer can remove the own picture, and not choose one', async () => {
  const spammer = (...events: CatalogueEvent[]) =>
    spec(profilePictures).given([...withRole(ada, roles.spammer).events, ...events] as CatalogueEvent[])
  await spammer().when(change, ada).thenRejected('Not authorized')
  await spammer(changed).when(remove, ada).then([removed])
})
