import { test } from 'tap'
import { postRefusal } from '../authorise.ts'
import type { RoleId } from '../roles.ts'
import type { Viewer } from '../visibility.ts'
import { allows, partOf, postStates, postVerbs, type PostState, type PostVerb } from './verbs.ts'

const viewer = (role: RoleId, legacyRole: string | null = null) =>
  ({ id: 'member_1', role, verified: true, analyst: false, legacyRole }) as const

const kept: readonly PostState[] = ['draft', 'submitted', 'scheduled', 'published', 'unpublished']
const everything: Record<PostVerb, readonly PostState[]> = {
  read: postStates,
  revise: kept,
  submit: ['draft', 'unpublished'],
  return: ['submitted', 'scheduled'],
  schedule: ['draft', 'submitted', 'unpublished', 'scheduled'],
  publish: kept,
  unpublish: ['published'],
  bin: kept,
  unbin: ['binned'],
}
const contributor: Partial<typeof everything> = {
  read: postStates,
  revise: ['draft', 'submitted'],
  submit: ['draft'],
  return: ['submitted'],
  bin: ['draft'],
}

test('each role and legacy role may take each action in exactly the states of the table', async (t) => {
  const people = ([1, 2, 3, 4, 5, 6] as const).flatMap((role) =>
    [null, 'administrator', 'editor', 'author', 'contributor', 'subscriber', 'constructor'].map(
      (legacyRole) => viewer(role, legacyRole),
    ),
  )
  for (const person of people)
    for (const isOwn of [true, false])
      for (const kind of ['post', 'page'] as const)
        for (const verb of postVerbs)
          for (const state of postStates) {
            const { role, legacyRole } = person
            const isEditor = role === 1 || role === 5 || role === 6
            const isWriter = role !== 4 && isOwn && kind === 'post'
            const isAuthor = isWriter && ['administrator', 'editor', 'author'].includes(legacyRole ?? '')
            const isContributor = isWriter && legacyRole === 'contributor'
            const states =
              isEditor || isAuthor ? everything[verb] : isContributor ? (contributor[verb] ?? []) : []
            const name = `${role} ${legacyRole} ${isOwn} ${kind} ${verb} ${state}`
            t.equal(allows(partOf(person), verb, { kind, state, isOwn }), states.includes(state), name)
          }
})

test('a refusal says what is missing: an account, a permission, the right state, or a second factor', async (t) => {
  const draft = { kind: 'post', state: 'draft', authors: ['member_1'] } as const
  const told = (verb: PostVerb, who: Viewer, post: Parameters<typeof postRefusal>[1] = draft) =>
    postRefusal(verb, post, who)?.message ?? null
  t.equal(told('read', viewer(3, 'contributor')), null)
  for (const who of [null, viewer(2), viewer(3), viewer(4, 'author')])
    t.equal(told('read', who), 'No preview permission')
  t.equal(told('read', viewer(3, 'author'), { ...draft, authors: ['member_2'] }), 'No preview permission')
  t.equal(told('publish', null), 'Please create an account or log in to continue.')
  t.equal(told('publish', viewer(2)), 'Not authorized')
  t.equal(told('publish', viewer(3, 'contributor')), 'Not authorized')
  t.equal(told('unpublish', viewer(3, 'author')), 'This is draft now')
  t.equal(told('unpublish', viewer(3, 'author'), { ...draft, authors: [] }), 'Not authorized')
  t.match(told('publish', { ...viewer(3), withheld: 1 }), /second factor/)
})
