import t from 'tap'
import { endOf } from './unsent.ts'

t.test('The end of a sign-up names a text that waits on another page, and leads to it', async (t) => {
  const unsent = { label: 'Reply to Sore knees', path: '/forums/sore-knees' }
  const text = 'What you wrote is kept, but not posted yet: “Reply to Sore knees”.'
  const button = 'Go back and post it'
  t.same(endOf(unsent, '/'), { text, button, to: '/forums/sore-knees' })
  for (const here of [unsent, { ...unsent, path: null }])
    t.match(endOf(here, '/forums/sore-knees'), { text: /not posted yet\.$/, button, to: null })
  t.match(endOf(null, '/'), { text: /^Look around/, to: null })
})
