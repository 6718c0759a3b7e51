import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import t from 'tap'

const web = join(import.meta.dirname, '../..')

/** Mutations that make something and are not sent later by themselves when the device is offline, and why. */
const notLater: Record<string, string> = {
  useAskQuestion: 'an analyst waits for the answer',
  AwardsGivenGive: 'an administrator sees at once whether it worked',
  NewSite: 'an administrator sees at once whether it worked',
  NoteButton: 'a moderator decides next to it',
  useCreateThread: 'its page is opened, and its draft stays',
  useSavingWrite: 'an editor keeps it by autosave',
  useSendMessage: 'the outbox of its conversation keeps it',
  useStartConversation: 'its page is opened, and its draft stays',
  useSocialSitesSet: 'the form stays open',
}

t.test('Each text that a member posts is kept offline, or named with the reason why not', async (t) => {
  const names = globSync('**/__generated__/*Mutation.graphql.ts', { cwd: web }).filter((file) =>
    readFileSync(join(web, file), 'utf8').includes('"creates": true'),
  )
  t.ok(names.length > 10)
  for (const file of names) {
    const name = basename(file, 'Mutation.graphql.ts')
    const source = join(web, dirname(file), '..', `${name}.ts`)
    const isKept = existsSync(source) && /await (?:postedL|l)ater\(/.test(readFileSync(source, 'utf8'))
    t.equal(isKept, !(name in notLater), name)
  }
})
