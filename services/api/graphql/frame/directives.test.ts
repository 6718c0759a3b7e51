import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNamedType, isObjectType } from 'graphql'
import { test } from 'tap'
import { limits } from '../../http/limits.ts'
import { makeSchema } from '../schema.ts'
import { creates, isCostly, limitOn } from './directives.ts'

const schema = makeSchema()
const mutations = Object.values(schema.getMutationType()!.getFields())
const named = (name: string) => mutations.some((mutation) => mutation.name === name)

/** Verbs of mutations that have the same result however often they are sent, by reason. */
const repeatable: Record<string, string> = {
  'what they name has a value afterwards, and the same one if they are sent again':
    'answer arrange block change choose claim describe hold keep read rename retire set skip unsubscribe update verify',
  'what they name is gone or ended afterwards':
    'cancel delete delete_user drop purge release remove stop take undo withdraw',
  'what they name is in a state afterwards, in which a second one finds it':
    'bin confirm open publish restore retry return schedule submit unbin unpublish',
  'they ask for a mail or text message once more': 'resend',
}

/** Mutations with another verb of which there is nevertheless only one, and why. */
const single: Record<string, string> = {
  addCategory: 'a category of a site per slug',
  addPushDevice: 'a device per address of its push service',
  addSiteRedirect: 'a redirect of a site per path',
  appealDecision: 'an appeal per decision',
  contentFlag: 'a report of a member per item',
  createAudit: 'an audit is at work or waits, and operators see it',
  createDisorder: 'a condition per name',
  createReaction: 'a reaction of a member per item',
  createReplay: 'pending replays of the same tables are joined',
  giveBadge: 'a badge of a member per rank',
  moderationContentFlag: 'a decision names the revision that was shown, and ends it',
  recoverAccess: 'a change of a member is open at a time',
  reactToMessage: 'a reaction of a member per message',
  revisePost: 'a text names the revision on which it is based, and ends it',
}

test('each mutation is marked with @creates, has a verb that can be repeated, or makes what there is only once', async (t) => {
  const verbs = Object.values(repeatable).flatMap((names) => names.split(' '))
  const verbOf = (name: string) => (verbs.includes(name) ? name : /^[a-z]+/.exec(name)![0])
  for (const mutation of mutations) {
    const { name } = mutation
    const reasons = [creates(mutation), name in single, verbs.includes(verbOf(name))].filter(Boolean)
    const isMarkedToo = creates(mutation) && verbs.includes(verbOf(name))
    t.equal(reasons.length, isMarkedToo ? 2 : 1, name)
  }
  for (const name of Object.keys(single)) t.ok(named(name), name)
  for (const verb of verbs)
    t.ok(
      mutations.some(({ name }) => verbOf(name) === verb),
      verb,
    )
})

/** Files with resolvers that make ids by themselves, which no mark is needed for, and why. */
const makesIds: Record<string, string> = {
  'accounts/settings.ts': 'a request for another address replaces the one before, and is completed once',
  'analytics/answers.ts': 'it records who has read an answer',
  'messaging/resolvers.ts': 'a first message has the id of a step of a mutation that is marked',
}

test('resolvers make ids only with madeId and makingId, which refuse mutations without the mark', async (t) => {
  const folder = join(import.meta.dirname, '..')
  const files = globSync('!(frame)/**/*.ts', { cwd: folder }).filter((path) => !path.endsWith('.test.ts'))
  t.ok(files.length > 50)
  for (const path of files) {
    const isMaking = /\b(?:newId|uuidOf|randomUUID|v[47])\(/.test(readFileSync(join(folder, path), 'utf8'))
    t.equal(isMaking, path in makesIds, path)
  }
})

/** Mutations that create something and count toward the limit of all changes, and what else limits them. */
const otherwiseLimited: Record<string, string> = {
  askQuestion: 'analysts have a limited number of open questions',
  createSite: 'administrators only',
  giveAward: 'administrators only',
  setSocialSites: 'members have a limited number of links',
  writeNote: 'moderators only',
  writePost: 'editors only',
}

test('each mutation that creates something counts toward a rate limit of its own, or is limited otherwise', async (t) => {
  for (const mutation of mutations.filter(creates))
    t.equal(limitOn(mutation) === 'changes', mutation.name in otherwiseLimited, mutation.name)
  for (const name of Object.keys(otherwiseLimited)) t.ok(named(name), name)
})

test('each rate limit that a mutation names is in the table', async (t) => {
  for (const mutation of mutations) t.ok(limitOn(mutation) in limits, mutation.name)
})

test('each field that finds items for a text is marked with @costly', async (t) => {
  const searching = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type !== schema.getMutationType())
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ field, type })))
    .filter(({ field: { args, type } }) => {
      const takesText = args.some(({ name }) => name === 'text' || name === 'search')
      return takesText && isObjectType(getNamedType(type))
    })
  t.ok(searching.length > 5)
  for (const { field, type } of searching) {
    // The fields of the suggestions search, each when it is asked for.
    if (field.name !== 'searchSuggestions') t.ok(isCostly(field), `${type.name}.${field.name}`)
  }
})
