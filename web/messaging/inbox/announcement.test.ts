import { test } from 'tap'
import { announcementOf } from './announcement.ts'

const conversation = { username: 'Maya', isMuted: false, unreadCount: 2 }

test('A new message is announced with the number of unread ones and its sender', async (t) => {
  t.equal(announcementOf(conversation, 1), '2 unread messages from Maya')
  t.equal(announcementOf({ ...conversation, unreadCount: 1 }, 0), '1 unread message from Maya')
})

test('A message that the list contains already, a read conversation and a muted one are not announced', async (t) => {
  t.equal(announcementOf(conversation, 2), null)
  t.equal(announcementOf({ ...conversation, unreadCount: 0 }, 2), null)
  t.equal(announcementOf({ ...conversation, isMuted: true }, 1), null)
})
