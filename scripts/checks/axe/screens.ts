import type { Locator, Page } from 'playwright'
import { demoPassword } from '../../seed/logins.ts'
import type { testNetwork } from '../../testing/browser.ts'
import { alive } from '../../testing/alive.ts'

/** Users who open the screens: a visitor, a new member without a username, and demo members. */
const people = {
  visitor: null,
  newcomer: null,
  unverified: 'newly_diagnosed_dana',
  member: 'MayaInMotion',
  moderator: 'Ruth Castellano',
  admin: 'Amara Osei',
  analyst: 'Carlos Medina',
} as const

export type Who = keyof typeof people

export interface Screen {
  name: string
  who: Who
  /** Path of the screen, or of a page on which the first link whose address contains `link` is followed. */
  path: string
  link?: string
  /** Performs the interactions that lead from the page to the screen. */
  open?(page: Page): Promise<void>
}

const press =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  (place: Page | Locator) =>
    place
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click()

const presses =
  (...names: readonly (string | RegExp)[]) =>
  async (place: Page | Locator) => {
    for (const name of names) await press(name)(place)
  }

const toDialog = async (page: Page, ...names: readonly (string | RegExp)[]) => {
  await press('Log in', 'link')(page)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await presses(...names)(dialog)
}

/** Adds sections without their texts, so that the form shows its errors. */
async function editHome(page: Page) {
  const region = page.getByRole('region', { name: 'Home page' })
  for (const section of ['Text', 'Picture', 'Teaser']) {
    await press('Add a section')(region)
    await page.getByRole('menuitem', { name: new RegExp(`^${section} `) }).click()
  }
  await press('Save home page')(region)
}

async function writeText(page: Page) {
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Rest well.')
  await page.getByRole('button', { name: 'Add a section', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Quote / }).click()
  await page.getByLabel('Quote text').waitFor()
}

async function leave(page: Page) {
  await page.getByLabel('Username', { exact: true }).fill('Gone Tomorrow')
  await press('Continue')(page)
  await page.waitForURL((url) => url.pathname === '/profile/account')
  await alive(page)
  await press('Delete my account…')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Delete now/).check()
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByLabel('Type delete').fill('delete')
  await press('Delete my account')(dialog)
  await page
    .getByRole('heading', { level: 1, name: 'Your account has been deleted' })
    .waitFor({ timeout: 60_000 })
}

async function ask(page: Page) {
  await page.getByLabel('Title').fill('Reactions by kind')
  await page.getByLabel('Reacted').check()
  await page.getByLabel('Reaction', { exact: true }).check()
  await press('Ask')(page)
  await page.getByRole('img', { name: /Reactions by kind/ }).waitFor()
  await page.getByRole('link', { name: 'Download CSV' }).waitFor()
}

export const screens: readonly Screen[] = [
  { name: 'home', who: 'visitor', path: '/' },
  { name: 'forums', who: 'visitor', path: '/forums' },
  { name: 'thread', who: 'visitor', path: '/forums', link: '/forums/' },
  { name: 'member', who: 'visitor', path: '/members/tomasz-w' },
  { name: 'register', who: 'visitor', path: '/register' },
  { name: 'log in', who: 'visitor', path: '/member-login' },
  { name: 'not found', who: 'visitor', path: '/not-there' },
  { name: 'debug tool', who: 'admin', path: '/super-secret-debug-tool' },
  { name: 'search', who: 'visitor', path: '/search?s=walking' },
  { name: 'search without results', who: 'visitor', path: '/search?s=xylophone' },
  { name: 'community', who: 'visitor', path: '/community' },
  { name: 'articles', who: 'visitor', path: '/page/1' },
  { name: 'about us', who: 'visitor', path: '/about-us' },
  { name: 'menu', who: 'visitor', path: '/', open: press('Menu') },
  { name: 'accessibility menu', who: 'visitor', path: '/', open: press('Accessibility menu') },
  { name: 'dialog: log in', who: 'visitor', path: '/', open: (page) => toDialog(page, 'Log in') },
  {
    name: 'dialog: sign up',
    who: 'visitor',
    path: '/',
    open: (page) => toDialog(page, 'Create one now.', 'Sign up'),
  },
  {
    name: 'dialog: trouble signing in',
    who: 'visitor',
    path: '/',
    open: (page) => toDialog(page, 'Need help signing in?'),
  },
  {
    name: 'dialog: account confirmed',
    who: 'member',
    path: '/?just-verified',
    open: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'verify your account',
    who: 'unverified',
    path: '/create-thread',
    open: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'choose a username', who: 'newcomer', path: '/register-username' },
  { name: 'receipt', who: 'newcomer', path: '/register-username?redirect=%2Fprofile%2Faccount', open: leave },
  { name: 'receipt to come', who: 'newcomer', path: '/deleted/not-yet' },
  { name: 'home of a member', who: 'member', path: '/' },
  { name: 'community of a member', who: 'member', path: '/community' },
  { name: 'thread of a member', who: 'member', path: '/forums', link: '/forums/' },
  { name: 'condition', who: 'member', path: '/conditions/type-1-diabetes' },
  { name: 'new thread', who: 'member', path: '/create-thread' },
  { name: 'profile', who: 'member', path: '/profile' },
  { name: 'account settings', who: 'member', path: '/profile/account' },
  { name: 'edit profile', who: 'member', path: '/profile/edit' },
  { name: 'following', who: 'member', path: '/profile/following' },
  { name: 'bookmarks', who: 'member', path: '/profile/bookmarks' },
  { name: 'dialog: picture', who: 'member', path: '/profile', open: press('Add a picture') },
  { name: 'questions', who: 'member', path: '/profile/questions/extended' },
  { name: 'notifications', who: 'member', path: '/profile/notifications' },
  { name: 'notification settings', who: 'member', path: '/profile/notifications/settings' },
  { name: 'members to follow', who: 'member', path: '/profile/following/members' },
  { name: 'awards', who: 'member', path: '/profile/awards' },
  { name: 'own decisions', who: 'member', path: '/profile/decisions' },
  { name: 'activity', who: 'member', path: '/members/tomasz-w/activity' },
  { name: 'thread menu', who: 'member', path: '/forums', link: '/forums/', open: press(/^More options/) },
  { name: 'profile menu', who: 'member', path: '/', open: press(/^Account menu for/) },
  { name: 'conversations', who: 'member', path: '/messages' },
  { name: 'conversation', who: 'member', path: '/messages', link: '/messages/conversation_' },
  { name: 'found messages', who: 'member', path: '/messages?s=hats' },
  { name: 'messages not found', who: 'member', path: '/messages?s=xylophone' },
  { name: 'new message', who: 'member', path: '/messages/new' },
  { name: 'archive', who: 'member', path: '/messages/archive' },
  { name: 'blocked', who: 'member', path: '/messages/blocked' },
  { name: 'moderation', who: 'moderator', path: '/moderation' },
  { name: 'rules', who: 'moderator', path: '/moderation/rules' },
  { name: 'history', who: 'moderator', path: '/moderation', link: '/moderation/' },
  { name: 'decisions', who: 'moderator', path: '/moderation/decisions' },
  { name: 'decisions about oneself', who: 'moderator', path: '/profile/decisions' },
  { name: 'transparency', who: 'moderator', path: '/transparency' },
  { name: 'threads with a tag', who: 'moderator', path: '/forums?tag=family' },
  {
    name: 'dialog: merge',
    who: 'admin',
    path: '/forums',
    link: '/forums/',
    open: presses('More options for this thread', 'Merge'),
  },
  { name: 'not authorised', who: 'member', path: '/wp-admin/operations' },
  { name: 'administration', who: 'admin', path: '/wp-admin/' },
  { name: 'conditions', who: 'admin', path: '/wp-admin/conditions' },
  { name: 'members', who: 'admin', path: '/wp-admin/members' },
  { name: 'giving', who: 'admin', path: '/wp-admin/members/tomasz-w' },
  {
    name: 'lost access',
    who: 'admin',
    path: '/wp-admin/members/tomasz-w',
    open: presses('Let the member back in'),
  },
  { name: 'who gives to a super admin', who: 'admin', path: '/wp-admin/members/nora-lindqvist' },
  { name: 'members without a match', who: 'admin', path: '/wp-admin/members?s=nobody-has-this-name' },
  { name: 'stop of a change', who: 'visitor', path: '/keep-access?token=none' },
  {
    name: 'stop that is too late',
    who: 'visitor',
    path: '/keep-access?token=none',
    open: presses('Stop the change'),
  },
  { name: 'sites', who: 'admin', path: '/wp-admin/sites' },
  { name: 'new site', who: 'admin', path: '/wp-admin/sites/new' },
  { name: 'site', who: 'admin', path: '/wp-admin/sites/diabetes' },
  { name: 'look of a site', who: 'admin', path: '/wp-admin/sites/diabetes/look' },
  { name: 'features of a site', who: 'admin', path: '/wp-admin/sites/diabetes/features' },
  { name: 'menu of a site', who: 'admin', path: '/wp-admin/sites/diabetes/menu' },
  {
    name: 'home page editor',
    who: 'admin',
    path: '/wp-admin/sites/migraine/home',
    open: editHome,
  },
  { name: 'content', who: 'admin', path: '/wp-admin/content' },
  { name: 'page as the home page', who: 'admin', path: '/homepage/about-us' },
  { name: 'pictures', who: 'admin', path: '/wp-admin/media' },
  { name: 'new content', who: 'admin', path: '/wp-admin/content/new' },
  { name: 'editor', who: 'admin', path: '/wp-admin/content/new', open: writeText },
  { name: 'events', who: 'admin', path: '/wp-admin/events' },
  { name: 'operations', who: 'admin', path: '/wp-admin/operations' },
  { name: 'analytics', who: 'analyst', path: '/wp-admin/analytics' },
  { name: 'new question', who: 'analyst', path: '/wp-admin/analytics/new' },
  { name: 'question', who: 'analyst', path: '/wp-admin/analytics/new', open: ask },
  { name: 'article', who: 'visitor', path: '/food', link: '/posts/' },
  { name: 'gallery', who: 'visitor', path: '/images', link: '/posts/' },
  { name: 'infographic', who: 'visitor', path: '/page/1', link: '/infographic/' },
  { name: 'sponsored articles, of which there are none', who: 'visitor', path: '/sponsored' },
  { name: 'articles with a tag', who: 'visitor', path: '/tag/cooking' },
  { name: 'articles of an author', who: 'visitor', path: '/author/mayainmotion' },
]

/** Opens a screen; returns its document as the server sent it. */
export async function openScreen(page: Page, { name, path, link, open }: Screen): Promise<string> {
  let answer = await page.goto(path)
  if (answer?.status() === 404 && name !== 'not found') throw new Error(`There is no page at ${path}`)
  if (link) {
    const target = await page.locator(`main a[href*="${link}"]`).first().getAttribute('href')
    if (!target) throw new Error(`Nothing on ${path} leads to ${link}: the screen "${name}" cannot be seen`)
    answer = await page.goto(target)
  }
  const document = (await answer?.text()) ?? ''
  await alive(page)
  await open?.(page)
  return document
}

/** Registers a member without a username directly with the API, because the registration form requires one. */
async function registerUnnamed(page: Page) {
  await page.goto('/')
  const person = JSON.stringify({ email: 'newcomer@example.org', password: demoPassword })
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/auth/register', { method: 'POST', headers, body })).status
  }, person)
  if (status !== 200) throw new Error(`A newcomer cannot register: the answer was ${status}`)
}

type Network = Awaited<ReturnType<typeof testNetwork>>

/** Opens a window for each tested user when it is first needed. */
export function windows({ visit, logIn }: Network, site: Parameters<Network['visit']>[0]) {
  const opened = new Map<Who, Promise<Page>>()
  const open = async (who: Who) => {
    const { page } = await visit(site)
    page.setDefaultTimeout(30_000)
    // Animations are turned off, because animated elements are translucent, which would change the measured contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const username = people[who]
    if (username) await logIn(page, username)
    if (who === 'newcomer') await registerUnnamed(page)
    return page
  }
  return (who: Who): Promise<Page> => {
    const page = opened.get(who) ?? open(who)
    opened.set(who, page)
    return page
  }
}
