import assert from 'node:assert/strict'
import { mail } from './mail.ts'
import { test } from 'tap'
import { streamOf, type ThreadId } from '../../events/kinds.ts'
import { about, alone } from '../../events/testing/content.ts'
import { verbNames } from '../rules/decisions.ts'
import { roles, type RoleId } from '../rules/roles.ts'
import { accessRecoveries } from './access-recoveries.ts'
import { accounts } from './accounts.ts'
import { profileValues } from './profile-values.ts'
import { administrators } from './administrators.ts'
import { answers, questions } from './analytics.ts'
import { bookmarks } from './bookmarks.ts'
import { comments } from './comments.ts'
import type { Decider, Named } from './frame/decider.ts'
import { deciders } from './deciders.ts'
import { disorders } from './disorders.ts'
import { erasures } from './erasure.ts'
import { follows } from './follows.ts'
import { forums } from './forums.ts'
import { conversations, messages, readings } from './messaging.ts'
import { messageEdits } from './messaging/edits.ts'
import { notices } from './notices.ts'
import { flaggedMessages, flags } from './flags.ts'
import { moderation } from './moderation/moderation.ts'
import { appeals } from './moderation/appeals.ts'
import { notes } from './moderation/notes.ts'
import { purges } from './moderation/purges.ts'
import { damage, operations } from './operations.ts'
import { phones } from './names/phones.ts'
import { media } from './media.ts'
import { publishing } from './publishing.ts'
import { libraryPicture, mediaFile, mediaWords, picture } from './testing/media.ts'
import { aPost, post, postText } from './testing/posts.ts'
import { reactions } from './reactions.ts'
import { sites } from './sites.ts'
import { spec, type History } from './testing/spec.ts'
import {
  aComment,
  ada,
  aMessage,
  aPicture,
  aReply,
  aThread,
  bo,
  comment,
  conversation,
  cy,
  message,
  reply,
  site,
  siteWith,
  thread,
  verified,
  withRole,
} from './testing/stories.ts'
import { awards } from './awards.ts'
import { badges } from './badges.ts'
import { statuses } from './statuses.ts'
import { authAccounts } from './auth-accounts.ts'
import { secondFactors } from './second-factors.ts'
import { consents } from './consents.ts'
import { profilePictures } from './profile-pictures.ts'
import { socialSites } from './social-sites.ts'
import { userDisorders } from './user-disorders.ts'
import { withdrawals } from './withdrawals.ts'

// Every command of the network, given by Ada twice: as a spammer, and as an administrator.

const disorder = 'disorder_01jd0000000000000000000001'
const link = '0193a1b2-0000-7000-8000-000000000001'
const question = 'question_01jd0000000000000000000001'
const status = 'status_01jd0000000000000000000001'
const statusReply = 'statusreply_01jd0000000000000000000001'
const text = { title: 'Tired all day', body: 'Does anybody know this?' }
const another: ThreadId = 'thread_01jd0000000000000000000002'
const decision = { item: another, seenRevision: 1 }
const open = { sites: [], reactions: [], origins: [], from: null, to: null }
const asked = { ...open, events: ['ReactionChosen'], groupBy: ['week' as const], measure: 'events' as const }

const withEverything = (role: RoleId): History => {
  const { stream, events } = withRole(ada, role)
  return { stream, events: [...events, { type: 'AnalystGranted', data: { member: ada } }] }
}

const written = ({ stream, events: [created] }: History): History => {
  assert.ok(created && 'author' in created.data)
  return { stream, events: [{ ...created, data: { ...created.data, author: ada } } as typeof created] }
}

const started: History = {
  stream: streamOf(conversation),
  events: [{ type: 'ConversationStarted', data: { conversation, starter: bo, receiver: ada } }],
}

const anotherThread: History = {
  stream: streamOf(another),
  events: [
    {
      type: 'ThreadCreated',
      data: { ...alone(another), site, author: bo, ...text, slug: 'tired-all-day-000002' },
    },
    { type: 'PictureAttached', data: { ...about(another), author: bo, ...aPicture } },
  ],
}

const world = [
  verified(bo),
  verified(cy),
  siteWith('Forums', 'Comments', 'Reactions', 'private_messaging'),
  aThread(),
  anotherThread,
  written(aComment()),
  written(aReply()),
  aMessage,
  started,
  aPost(),
  libraryPicture,
]

interface Try {
  name: string
  as: (role: RoleId) => ReturnType<ReturnType<ReturnType<typeof spec>['given']>['when']>
}

const tries = <State, Command extends Named, Known>(
  name: string,
  decider: Decider<State, Command, Known>,
  ...commands: Command[]
): Try[] =>
  commands.map((command) => ({
    name: `${name}.${command.name}`,
    as(role) {
      const histories = [...world, withEverything(role)]
      const own =
        histories.find(({ stream }) => stream === decider.stream(command, { actor: ada }))?.events ?? []
      return spec(decider)
        .given(own)
        .knowing(...histories)
        .when(command, ada)
    },
  }))

const all = [
  ...tries(
    'accounts',
    accounts,
    { name: 'requestVerification', verificationRedirect: null },
    { name: 'verify', member: ada, by: 'email' },
    { name: 'resetPassword', member: ada },
    { name: 'changeUsername', username: 'Ada L', slug: 'ada-l', isFirstChoice: false },
    { name: 'requestEmailChange', email: 'new@example.org', request: 'r' },
    { name: 'cancelEmailChange', member: ada },
    { name: 'changeEmail', member: ada, email: 'new@example.org', request: 'r' },
    { name: 'chooseNewsletters', subscribed: true },
    { name: 'setFullName', firstName: 'Ada', lastName: 'Lane' },
    { name: 'setPrivacy', setting: 'name', audience: 'me' },
    { name: 'changeRole', member: bo, role: roles.moderator },
    { name: 'changeAnalyst', member: bo, granted: true },
  ),
  ...tries(
    'accessRecoveries',
    accessRecoveries,
    {
      name: 'requestRecovery',
      member: bo,
      request: 'r',
      way: 'email',
      email: 'new@example.org',
      reason: 'Called',
      others: [],
    },
    { name: 'confirmRecovery', member: bo, request: 'r' },
    { name: 'stopRecovery', member: bo, request: 'r' },
  ),
  ...tries('mail', mail, { name: 'chooseMail', member: ada, wanted: false, form: 'link' }),
  ...tries('profileValues', profileValues, { name: 'setProfile', values: { bio: 'I knit.' } }),
  ...tries(
    'administrators',
    administrators,
    { name: 'stepDown', member: ada, others: [bo] },
    { name: 'return', member: ada },
  ),
  ...tries(
    'erasures',
    erasures,
    { name: 'requestErasure', due: '2026-12-01T10:00:00.000Z' },
    { name: 'cancelErasure' },
    { name: 'holdErasure', member: bo, reason: 'A court asked' },
    { name: 'releaseErasure', member: bo },
  ),
  ...tries(
    'sites',
    sites,
    {
      name: 'createSite',
      details: {
        site,
        name: 'Lupus',
        prefix: 'lupus',
        host: 'lupus.test',
        description: '',
        accent: '#336699',
      },
    },
    { name: 'openSite', site },
    { name: 'furnishSite', site },
    { name: 'chooseSiteHost', site, host: 'lupus.test' },
    { name: 'chooseSiteParent', site, parent: null },
    { name: 'renameSite', site, to: 'Lupus' },
    { name: 'describeSite', site, description: '' },
    { name: 'chooseSiteAccent', site, accent: '#336699' },
    { name: 'chooseSiteLogo', site, logo: null },
    { name: 'changeSiteFlag', site, flag: 'Forums', on: false },
    { name: 'changeSiteSetting', site, setting: 'meta', value: {} },
    { name: 'arrangeSiteMenu', site, items: [] },
    { name: 'arrangeSiteHomepage', site, sections: [] },
    { name: 'publishSiteWording', site, wording: {} },
    { name: 'addSiteRedirect', site, path: '/a', redirect: '/b' },
    { name: 'removeSiteRedirect', site, path: '/a' },
    { name: 'addCategory', site, slug: 'a', label: 'A', hasPost: false, indexType: 'posts' },
    { name: 'removeCategory', site, slug: 'a' },
  ),
  ...tries(
    'disorders',
    disorders,
    { name: 'defineDisorder', disorder, facts: {}, source: null, release: null },
    { name: 'correctDisorder', disorder, facts: {}, source: null, release: null },
    { name: 'retireDisorder', disorder, successor: null, source: null, release: null },
    { name: 'featureDisorder', disorder, site },
    { name: 'unfeatureDisorder', disorder, site },
    { name: 'addSiteCondition', disorder, site },
    { name: 'removeSiteCondition', disorder, site },
    { name: 'answerQuestions', disorder, source: 'medquad', questions: [] },
  ),
  ...tries('follows', follows, { name: 'follow', followed: bo }, { name: 'unfollow', followed: bo }),
  ...tries(
    'forums',
    forums,
    { name: 'createThread', thread, site, ...text },
    { name: 'editThread', thread, ...text },
  ),
  ...tries(
    'comments',
    comments,
    { name: 'createComment', comment, under: thread, site, body: text.body },
    { name: 'createReply', reply, under: comment, site, body: text.body },
    { name: 'editComment', comment, body: text.body },
    { name: 'editReply', reply, body: text.body },
  ),
  ...tries(
    'statuses',
    statuses,
    { name: 'createStatus', status, site, body: text.body },
    { name: 'editStatus', status, body: text.body },
    { name: 'createStatusReply', reply: statusReply, under: status, site, body: text.body },
    { name: 'editStatusReply', reply: statusReply, body: text.body },
  ),
  ...tries(
    'reactions',
    reactions,
    { name: 'react', item: thread, kind: 'like' },
    { name: 'removeReaction', item: thread },
  ),
  ...tries(
    'bookmarks',
    bookmarks,
    { name: 'addBookmark', item: thread },
    { name: 'removeBookmark', item: thread },
  ),
  ...tries(
    'conversations',
    conversations,
    { name: 'start', other: bo },
    { name: 'allow', other: bo },
    { name: 'decline', other: bo },
    { name: 'archive', other: bo },
    { name: 'unarchive', other: bo },
    { name: 'mute', other: bo },
    { name: 'unmute', other: bo },
    { name: 'block', other: bo },
    { name: 'unblock', other: bo },
  ),
  ...tries('messages', messages, { name: 'send', message, conversation, body: 'Hello Bo' }),
  ...tries(
    'messageEdits',
    messageEdits,
    { name: 'edit', message, conversation, body: 'Hello' },
    { name: 'delete', message, conversation },
  ),
  ...tries(
    'notices',
    notices,
    { name: 'readNotices', place: thread, through: '2026-01-01T00:00:00.000Z' },
    { name: 'chooseChannels', kind: 'answer', onSite: false, mail: 'now', push: true },
    { name: 'chooseDigestTime', hour: 7, weekday: 1, zone: 'UTC' },
    { name: 'silence', source: thread },
    { name: 'unsilence', source: thread },
    { name: 'followThread', thread },
    { name: 'unfollowThread', thread },
  ),
  ...tries('readings', readings, { name: 'markRead', conversation, through: message }),
  ...tries('flags', flags, { name: 'flagContent', item: thread }, { name: 'withdrawFlag', item: thread }),
  ...tries('flaggedMessages', flaggedMessages, { name: 'readFlagged', message, flagger: bo }),
  ...tries('moderation', moderation, ...verbNames.map((name) => ({ name, ...decision })), {
    name: 'undo',
    item: another,
    decision: 0,
  }),
  ...tries(
    'appeals',
    appeals,
    { name: 'appeal', item: another, decision: 0, words: 'Why?' },
    { name: 'answerAppeal', item: another, decision: 0, outcome: 'upheld', words: 'So' },
  ),
  ...tries('notes', notes, { name: 'writeNote', item: another, text: 'So' }),
  ...tries('purges', purges, { name: 'purge', ...decision, reason: 'abuse' }),
  ...tries(
    'userDisorders',
    userDisorders,
    { name: 'setDisorderRelationship', disorder, relationship: null },
    { name: 'removeUserDisorder', disorder },
  ),
  ...tries(
    'socialSites',
    socialSites,
    { name: 'setSocialSites', sites: [{ id: link, isNew: true, platform: 'TIKTOK', handle: 'ada' }] },
    { name: 'removeSocialSite', socialSite: link },
  ),
  ...tries(
    'profilePictures',
    profilePictures,
    { name: 'changeProfilePicture', picture: { image: '0a1b', alt: null, color: '#336699' } },
    { name: 'removeProfilePicture' },
  ),
  ...tries(
    'badges',
    badges,
    { name: 'giveBadge', member: bo, badge: 'contributor', reason: 'So' },
    { name: 'takeBadge', member: bo, badge: 'contributor', reason: 'So' },
    { name: 'setLegacyRole', member: bo, legacyRole: 'author', reason: 'So' },
  ),
  ...tries(
    'awards',
    awards,
    {
      name: 'giveAward',
      member: bo,
      award: '0193a1b2-0000-7000-8000-000000000001',
      title: 'Best comeback',
      year: 2026,
      status: 'WINNER',
      earnedAt: '2026-11-21',
      reason: 'So',
    },
    { name: 'takeAward', member: bo, award: '0193a1b2-0000-7000-8000-000000000001', reason: 'So' },
  ),
  ...tries(
    'authAccounts',
    authAccounts,
    { name: 'linkAuthAccount', account: 'a1', provider: 'google', vouched: false },
    { name: 'unlinkAuthAccount', account: 'a1', hasOtherWay: true },
  ),
  ...tries(
    'secondFactors',
    secondFactors,
    { name: 'changeSecondFactor', member: ada, on: true },
    { name: 'addPasskey', member: ada },
    { name: 'removePasskey', member: ada, left: 0 },
    { name: 'useRecoveryCode', member: ada },
    { name: 'renewRecoveryCodes', member: ada },
    { name: 'resetSecondFactors', member: ada, by: 'password-reset' },
  ),
  ...tries(
    'consents',
    consents,
    { name: 'answerConsent', site, signal: false, answers: [] },
    { name: 'joinConsent', site, signal: false, answers: [] },
  ),
  ...tries('withdrawals', withdrawals, { name: 'withdraw', item: thread }, { name: 'restore', item: thread }),
  ...tries('damage', damage, { name: 'skipDamagedEvent', position: 1n }),
  ...tries('operations', operations, { name: 'skipEvent', tables: 'flags_v1', event: 'e', position: 1n }),
  ...tries(
    'questions',
    questions,
    { name: 'ask', question, title: 'Reactions', spec: asked },
    { name: 'keep', question },
    { name: 'drop', question },
  ),
  ...tries(
    'publishing',
    publishing,
    { name: 'writePost', post, site, text: postText },
    { name: 'revisePost', post, basedOn: 0, text: postText },
    { name: 'submitPost', post },
    { name: 'returnPost', post },
    { name: 'schedulePost', post, at: '2026-12-24T00:00:00.000Z' },
    { name: 'publishPost', post },
    { name: 'unpublishPost', post },
    { name: 'binPost', post },
    { name: 'unbinPost', post },
  ),
  ...tries(
    'media',
    media,
    { name: 'addMedia', media: picture, site, file: mediaFile, words: mediaWords },
    { name: 'describeMedia', media: picture, words: mediaWords },
    { name: 'replaceMedia', media: picture, file: mediaFile },
    { name: 'removeMedia', media: picture, isUsed: false },
  ),
  ...tries('phones', phones, { name: 'setPhone', phone: '5550100123' }, { name: 'requestPhoneVerification' }),
  ...tries('answers', answers, {
    name: 'read',
    question,
    as: 'screen',
    day: '2026-11-21',
  }),
]

/** Commands that spammers may give; other actions that they may take, such as logging out, are not commands. */
const left = [
  // Administrators step down and return; for other members, these commands have no effect.
  'administrators.stepDown',
  'administrators.return',
  'accounts.resetPassword',
  'erasures.requestErasure',
  'erasures.cancelErasure',
  'notices.chooseChannels',
  'notices.chooseDigestTime',
  'notices.readNotices',
  'notices.silence',
  'notices.unsilence',
  'readings.markRead',
  'secondFactors.changeSecondFactor',
  'secondFactors.addPasskey',
  'secondFactors.removePasskey',
  'secondFactors.useRecoveryCode',
  'secondFactors.renewRecoveryCodes',
  'secondFactors.resetSecondFactors',
  // Commands with which a spammer appeals against a decision, deletes or hides their own content, links, name, and facts about their health, or refuses
  // consent.
  'accounts.cancelEmailChange',
  'accounts.setPrivacy',
  'authAccounts.unlinkAuthAccount',
  'consents.answerConsent',
  'consents.joinConsent',
  'socialSites.removeSocialSite',
  'profilePictures.removeProfilePicture',
  'userDisorders.removeUserDisorder',
  'messageEdits.delete',
  'mail.chooseMail',
  'appeals.appeal',
  'withdrawals.withdraw',
]

/**
 * Commands that no member gives directly, but visitors (registration, requests for a new password), operators (offers of another address), other commands (reservations) or the system
 * (carrying out erasures and recoveries, dropping old questions, publishing what is scheduled).
 */
const nobodys = [
  'accounts.register',
  'accounts.requestPasswordReset',
  'accounts.offerEmailChange',
  'accessRecoveries.completeRecovery',
  'reservations.reserve',
  'reservations.release',
  'erasures.beginErasure',
  'erasures.eraseMember',
  'questions.expire',
  'publishing.publishDuePost',
]

const refused = 'Not authorized'

test('the tests of this file try every command of the network', async (t) => {
  const known = Object.entries(deciders).flatMap(([name, { emits }]) =>
    Object.keys(emits).map((command) => `${name}.${command}`),
  )
  t.same([...all.map(({ name }) => name), ...nobodys].toSorted(), known.toSorted())
})

test('a spammer can only read, mark messages as read, stop mail, delete their own content and delete the account (spec §6)', async () => {
  for (const { name, as } of all) {
    const isRefused = as(roles.spammer).thenRejected(refused)
    if (left.includes(name)) await assert.rejects(isRefused, name)
    else await assert.doesNotReject(isRefused, name)
  }
})

test('administrators never get the error with which commands of spammers are rejected', async () => {
  for (const { name, as } of all) await assert.rejects(as(roles.superAdmin).thenRejected(refused), name)
})
