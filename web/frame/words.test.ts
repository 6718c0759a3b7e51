import { test } from 'tap'
import { greetingName, listed, wordsOf } from './words.ts'

test('Messages are called private on sites where any member can send them', async (t) => {
  const words = wordsOf(['private_messaging'])
  t.equal(words.messages, 'Private Messages')
  t.equal(words.messageWith('Maya'), 'Private message with Maya')
  t.equal(words.declined, 'You have declined this private message.')
})

test('Messages are not called private on sites with restricted private messaging', async (t) => {
  const words = wordsOf(['private_messaging', 'restrict_private_messaging'])
  t.equal(words.messages, 'Messages')
  t.equal(words.messageWith('Maya'), 'Message with Maya')
  t.equal(words.declined, 'You have declined this message.')
})

test('The button of the registration form is called Continue if further steps follow', async (t) => {
  t.equal(wordsOf([]).signUp, 'Sign up')
  t.equal(wordsOf(['rare_disease']).signUp, 'Continue')
  t.equal(wordsOf(['social_network']).signUp, 'Continue')
})

test('a member without a chosen username is addressed by the first name, if there is one', async (t) => {
  t.equal(greetingName({ username: 'CommunityMember42', firstName: 'Maya' }), 'Maya')
  t.equal(greetingName({ username: 'MayaInMotion', firstName: 'Maya' }), 'MayaInMotion')
  t.equal(greetingName({ username: 'CommunityMember42', firstName: null }), 'CommunityMember42')
})

test('Words are listed as in English', async (t) => {
  const list = new Intl.ListFormat('en', { type: 'conjunction' })
  for (const words of [
    [],
    ['Maya'],
    ['Maya', 'Tomasz'],
    ['Maya', 'Tomasz', 'Lee'],
    ['Maya', 'Tomasz', 'Lee', 'Sam'],
  ])
    t.equal(listed(words), list.format(words))
})
