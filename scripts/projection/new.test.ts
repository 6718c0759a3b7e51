import t from 'tap'
import { checkName } from './new.ts'

t.test('a name for a new projection that is taken or invalid is rejected', async (t) => {
  for (const name of ['content', 'personal-data'])
    t.throws(() => checkName(name), { message: /Choose another name/ }, name)
  for (const name of ['Ways', '../out', 'new', 'testing', 'a--b', '1st'])
    t.throws(() => checkName(name), { message: /Use lowercase words/ }, name)
  t.doesNotThrow(() => checkName('daily-greetings'))
})
