import { test } from 'tap'
import { wordsOf } from './words.ts'

test('messages are called private where anybody may write them', async (t) => {
  const words = wordsOf(['private_messaging'])
  t.equal(words.messages, 'Private Messages')
  t.equal(words.messageWith('Maya'), 'Private message with Maya')
  t.equal(words.declined, 'You have declined this private message.')
})

test('where private messaging is restricted they are just messages', async (t) => {
  const words = wordsOf(['private_messaging', 'restrict_private_messaging'])
  t.equal(words.messages, 'Messages')
  t.equal(words.messageWith('Maya'), 'Message with Maya')
  t.equal(words.declined, 'You have declined this message.')
})

test('registration goes on where more is asked afterwards', async (t) => {
  t.equal(wordsOf([]).signUp, 'Sign up')
  t.equal(wordsOf(['rare_disease']).signUp, 'Continue')
  t.equal(wordsOf(['social_network']).signUp, 'Continue')
})
