import t from 'tap'
import { v7 } from 'uuid'
import type { CommentId, ThreadId } from '../../events/kinds.ts'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { caughtUp } from '../../scripts/network/caught-up.ts'
import { demoIdOf, siteIdOf } from '../../scripts/seed/steps.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { openInputMethod } from '../../scripts/testing/input-method.ts'
import { comments } from '../../services/commands/comments.ts'
import { plainPicture } from '../../services/images/testing/pictures.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { forums, threadSlug } from '../../services/commands/forums.ts'
import { moderation } from '../../services/commands/moderation/moderation.ts'
import { withdrawals } from '../../services/commands/withdrawals.ts'
import { urlFor } from '../../services/rules/routes/links.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const phone = { width: 375, height: 812 }

/** Starts a thread with numbered comments. */
async function longThread(title: string, count: number) {
  const site = siteIdOf('diabetes')
  const asked = { actor: demoIdOf('Tomasz W.'), site, origin: 'live' } as const
  return withWorkshop(network!.network.settings, async ({ dispatch }) => {
    const start = Date.now() - 3_600_000
    const intent = (second: number) => ({
      ...asked,
      commandId: v7(),
      occurredAt: new Date(start + second * 1000).toISOString(),
    })
    const first = intent(0)
    const thread = newId('thread', first.commandId)
    const body = 'Add a number.'
    await dispatch(forums, { name: 'createThread', thread, site, title, body }, first)
    const ids: CommentId[] = []
    const path = urlFor.thread(threadSlug(title, thread))
    await sayIn(thread, ids, count, start)
    return { path, thread, ids }
  })
}

/** Writes numbered comments in a thread, a second apart, and adds their ids. */
const sayIn = (thread: ThreadId, ids: CommentId[], count: number, start = Date.now()) =>
  withWorkshop(network!.network.settings, async ({ dispatch }) => {
    const site = siteIdOf('diabetes')
    const asked = { actor: demoIdOf('Tomasz W.'), site, origin: 'live' } as const
    for (let number = 1; number <= count; number++) {
      const occurredAt = new Date(start + number * 1000).toISOString()
      const comment = newId('comment', v7())
      ids.push(comment)
      const text = { comment, under: thread, site, body: `Comment number ${number}.` }
      await dispatch(comments, { name: 'createComment', ...text }, { ...asked, commandId: v7(), occurredAt })
    }
  })

/** Starts numbered threads. */
const manyThreads = (count: number, prefix: 'nightowls') =>
  withWorkshop(network!.network.settings, async ({ dispatch }) => {
    const site = siteIdOf(prefix)
    for (let number = 1; number <= count; number++) {
      const occurredAt = new Date(Date.now() - 3_600_000 + number * 1000).toISOString()
      const intent = {
        actor: demoIdOf('Tomasz W.'),
        site,
        origin: 'live',
        commandId: v7(),
        occurredAt,
      } as const
      const text = { title: `Night number ${number}`, body: 'Awake again.' }
      const thread = newId('thread', intent.commandId)
      await dispatch(forums, { name: 'createThread', thread, site, ...text }, intent)
    }
  })

t.test('A link to a comment deep in a long thread opens around it', { skip }, async (t) => {
  const { visit, logIn } = network!
  const title = 'Counting together'
  const { path, ids } = await longThread(title, 80)
  const link = urlFor.comment(path, ids[29]!)

  const plain = await visit('diabetes', phone, { javaScriptEnabled: false })
  await plain.page.goto(link)
  await expect(plain.page.getByText('Comment number 30.')).toBeInViewport()
  await expect(plain.page.getByText('Comment number 20.')).toBeAttached()
  await expect(plain.page.getByText('Comment number 19.')).toHaveCount(0)
  await plain.page.getByRole('link', { name: 'More replies' }).click()
  await expect(plain.page.getByText('Comment number 80.')).toBeAttached()
  await expect(plain.page.getByText('Comment number 30.')).toHaveCount(0)
  await plain.page.getByRole('link', { name: 'Show earlier replies' }).click()
  await expect(plain.page.getByText('Comment number 50.')).toBeAttached()
  await expect(plain.page.getByRole('button', { name: 'Show earlier replies' })).toHaveCount(0)
  await plain.context.close()

  const { page, context, problems } = await visit('diabetes', phone)
  await page.goto(link)
  const sought = page.locator(`[id="${ids[29]}"]`)
  await expect(sought).toBeFocused()
  await expect(sought).toHaveAttribute('aria-current', 'location')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  t.same(await barriers(page), [])
  await page.getByRole('button', { name: 'Show earlier replies' }).click()
  await expect(page.getByText('Comment number 1.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Show earlier replies' })).toHaveCount(0)

  await page.goto(`${path}#${ids[69]}`)
  await expect(page.getByText('Comment number 70.')).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`comment=${ids[69]}`))

  await logIn(page, 'MayaInMotion')
  await page.goto(path)
  await expect(page.getByText('Comment number 50.')).toBeAttached()
  await page.getByLabel(`Reply to ${title}`).fill('And one more.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText('And one more.')).toBeInViewport()
  await expect(page.getByText('Comment number 71.')).toBeAttached()
  await expect(page.getByText('Comment number 50.')).toHaveCount(0)
  const refetched = Promise.withResolvers<void>()
  await page.route('**/api', async (route) => {
    await refetched.promise
    await route.continue()
  })
  await page.goBack()
  await expect(page.getByText('Comment number 50.')).toBeAttached()
  await expect(page.getByText('And one more.')).toHaveCount(0)
  const more = page.getByRole('button', { name: 'More replies' })
  await more.click()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  refetched.resolve()
  await expect(page.getByText('Comment number 51.')).toBeAttached()
  t.same(problems, [])
  await context.close()
})

t.test('Members write bold, lists, quotes and names, and quote what they select', { skip }, async (t) => {
  const { visit, logIn } = network!
  const title = 'Quoting each other'
  const { path, ids } = await longThread(title, 2)
  const { page, context, problems } = await visit('diabetes', phone)
  await logIn(page, 'MayaInMotion')
  await page.goto(path)
  const write = page.getByLabel(`Reply to ${title}`, { exact: true })
  await write.pressSequentially('Ask @toma')
  const names = page.getByRole('listbox', { name: 'Members to mention' })
  await expect(names.getByRole('option', { name: 'Tomasz W.', selected: true })).toBeVisible()
  t.same(await barriers(page), [])
  const method = await openInputMethod(page)
  await method.compose('sz')
  for (const key of ['ArrowDown', 'Enter', 'Tab', 'Escape']) await method.press(key)
  await method.accept('sz')
  await method.pressAfterwards(write, 'Enter')
  await expect(write).toHaveValue('Ask @tomasz')
  await expect(names.getByRole('option', { name: 'Tomasz W.', selected: true })).toBeVisible()
  await write.press('ArrowDown')
  await write.press('Enter')
  await expect(write).toHaveValue('Ask @tomasz-w ')
  await write.pressSequentially('or @toma')
  await expect(names).toBeVisible()
  await write.press('Escape')
  await expect(names).toBeHidden()
  await expect(write).toBeFocused()
  await write.fill('This **helps** <i>me</i>, @tomasz-w:\n- rest\n- tea')
  await page.getByRole('button', { name: 'Post reply' }).click()
  const posted = page.getByRole('article').filter({ hasText: 'helps' }).last()
  await expect(posted.locator('strong')).toHaveText('helps')
  await expect(posted.getByRole('listitem')).toHaveText(['rest', 'tea'])
  await expect(posted).toContainText('<i>me</i>')
  await expect(posted.getByRole('link', { name: '@Tomasz W.' })).toHaveAttribute('href', '/members/tomasz-w')
  await expect(posted, 'before a menu opens, which would close when the focus leaves it').toBeFocused()

  const quoted = page.locator(`[id="${ids[1]}"]`)
  await quoted.getByText('Comment number 2.').evaluate((text) => {
    const line = text.firstChild!
    getSelection()!.setBaseAndExtent(line, 0, line, 'Comment number'.length)
  })
  await quoted.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name: 'Quote' }).click()
  const reply = quoted.getByLabel(/^Reply to reply 2/)
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('> @tomasz-w wrote:\n> Comment number\n\n')
  t.same(await barriers(page), [])
  await method.compose('と')
  for (const key of ['Escape', 'Control+Enter']) await method.pressAfterwards(reply, key)
  await method.press('Escape')
  await method.accept('')
  await expect(reply).toHaveValue('> @tomasz-w wrote:\n> Comment number\n\n')
  await reply.pressSequentially('Two it is.')
  await quoted.getByRole('button', { name: 'Post reply' }).click()
  const answer = quoted.getByRole('article').filter({ hasText: 'Two it is.' })
  await expect(answer.locator('blockquote')).toHaveText(/@Tomasz W\. wrote:\s+Comment number$/)
  await answer.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel(/^Edit reply/).fill('Three it is.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const reader = await visit('diabetes', phone)
  await reader.page.goto(path)
  await reader.page.getByRole('button', { name: /^edited .*earlier versions/ }).click()
  const versions = reader.page.getByRole('dialog')
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions.getByRole('listitem').first().locator('ins')).toContainText('Three')
  await expect(versions.getByRole('listitem').last()).toContainText('Two it is.')
  t.same(await barriers(reader.page), [])
  await reader.context.close()

  await page.reload()
  await expect(posted.locator('strong')).toHaveText('helps')
  t.same(problems, [])
  await context.close()
})

t.test(
  'Threads have a category and tags, whose lists are filtered without JavaScript',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, context, problems } = await visit('diabetes', phone)
    await logIn(page, 'Tomasz W.')
    const title = 'Pump through the airport'
    await page.goto('/create-thread?category=devices')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Your post').fill('Who takes it off?')
    await page.getByRole('textbox', { name: 'Tags' }).fill('Air travel, #Pump')
    t.same(await barriers(page), [])
    await page.getByRole('button', { name: 'Post thread' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pumps and sensors' })).toBeVisible()
    await page.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Tags' }).fill('air travel, security')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('#air-travel#security')
    await page.getByRole('link', { name: '#security' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Threads tagged security' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    t.same(await barriers(page), [])
    await page.getByRole('link', { name: 'Most replies' }).click()
    await expect(page).toHaveURL(/\?tag=security&sort=replies$/)
    t.same(problems, [])
    await context.close()

    const plain = await visit('diabetes', phone, { javaScriptEnabled: false })
    const thread = plain.page.getByRole('article', { name: title })
    await plain.page.goto('/forum/Air%20Travel')
    await expect(plain.page).toHaveURL(/\/forums\?tag=air-travel$/)
    await expect(thread).toBeVisible()
    await plain.page.getByRole('link', { name: 'All threads' }).click()
    await plain.page.getByRole('link', { name: 'Unanswered' }).click()
    await expect(thread).toBeVisible()
    await plain.page.getByRole('link', { name: 'Moving', exact: true }).click()
    await expect(plain.page.getByRole('heading', { level: 1, name: 'Moving' })).toBeVisible()
    await expect(thread).toHaveCount(0)
    t.equal((await plain.page.goto('/forums?tag=pump'))?.status(), 404)
    await plain.context.close()

    await manyThreads(21, 'nightowls')
    const nights = await visit('nightowls', phone, { javaScriptEnabled: false })
    const newest = nights.page.getByRole('article', { name: 'Night number 21' })
    await expect(async () => {
      await nights.page.goto('/forums?sort=newest')
      await expect(newest).toBeVisible({ timeout: 1000 })
    }).toPass()
    await nights.page.getByRole('link', { name: 'More threads' }).click()
    await expect(nights.page.getByRole('article').last()).toContainText('half past three')
    await expect(newest).toHaveCount(0)
    await nights.context.close()
  },
)

t.test('A member who returns to a thread is led to what is new', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { path, thread, ids } = await longThread('Returning', 2)
  const { page, context, problems } = await visit('diabetes', phone)
  await logIn(page, 'MayaInMotion')
  const kept = () =>
    page.waitForResponse(
      (response) =>
        response
          .request()
          .postData()
          ?.includes(`"commentId":"${ids.at(-1)}"`) ?? false,
    )
  const first = kept()
  await page.goto(path)
  await page.locator(`[id="${ids[1]}"]`).scrollIntoViewIfNeeded()
  t.ok((await first).ok())
  // What comes while the thread is open has been read there.
  await page.goto('/forums')
  await sayIn(thread, ids, 2)
  const shown = () => page.evaluate(async (path) => (await fetch(path)).text(), path)
  await expect.poll(shown).toContain(ids[3])
  const second = kept()
  await page.goto(path)
  const link = page.getByRole('link', { name: '2 new since you were here' })
  await expect(link).toBeVisible()
  const replies = page.getByRole('heading', { name: '4 replies' })
  const place = () => replies.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const withLink = await place()
  t.same(await barriers(page), [])
  await link.click()
  await expect(page.locator(`[id="${ids[2]}"]`)).toBeFocused()
  await expect(link).toBeHidden()
  t.equal(await place(), withLink, 'nothing moves when the link comes or goes')
  await page.locator(`[id="${ids[3]}"]`).scrollIntoViewIfNeeded()
  t.ok((await second).ok())
  t.same(problems, [])
  await context.close()
})

t.test(
  'An open thread shows that it was moved and locked, and loses words and tags that its author deletes',
  { skip },
  async (t) => {
    const site = siteIdOf('diabetes')
    const asked = { site, origin: 'live', occurredAt: new Date().toISOString() } as const
    const [author, moderator] = [demoIdOf('Tomasz W.'), demoIdOf('Ruth Castellano')]
    const thread = newId('thread', v7())
    const text = { title: 'Which socks?', body: 'Mine leave marks.', tags: ['socks'] }
    const by = (actor: typeof author) => ({ ...asked, actor, commandId: v7() })
    const { settings } = network!.network
    const { page, problems } = await network!.visit('diabetes')
    await withWorkshop(settings, async ({ dispatch, log }) => {
      await dispatch(forums, { name: 'createThread', thread, site, ...text }, by(author))
      await caughtUp(settings.databaseUrl, log)
    })
    await page.goto(urlFor.thread(threadSlug(text.title, thread)))
    const tags = page.getByRole('list', { name: 'Tags' })
    await expect(tags).toHaveText('#socks')
    await withWorkshop(settings, async ({ dispatch }) => {
      const decision = { item: thread, seenRevision: null } as const
      await dispatch(moderation, { name: 'move', category: 'moving', ...decision }, by(moderator))
      await dispatch(moderation, { name: 'lock', ...decision }, by(moderator))
    })
    await expect(page.getByRole('link', { name: 'Moving', exact: true }).last()).toBeVisible()
    await expect(page.getByText('Moderators closed this to new replies.')).toBeVisible()
    await withWorkshop(settings, ({ dispatch }) =>
      dispatch(withdrawals, { name: 'withdraw', item: thread }, by(author)),
    )
    await expect(page.getByText('This message was removed.')).toBeVisible()
    await expect(tags).toHaveCount(0)
    t.same(problems, [])
  },
)

t.test('A thread that a moderator pins stands first in the forums, once', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context, problems } = await visit('diabetes', phone)
  await logIn(page, 'Amara Osei')
  const title = 'Small wins: tell us about one from this week'
  await page.goto('/forums')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(page.getByText('Pinned.')).toBeVisible()
  await page.goto('/forums')
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading')).toHaveText(title)
  await expect(first).toContainText('pinned')
  await expect(page.getByRole('article', { name: title })).toHaveCount(1)
  t.same(problems, [])
  await context.close()
})

t.test(
  'Others see the picture of a reply without words once a moderator allows it by keyboard',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { path } = await longThread('A patch on my elbow', 1)
    const [maya, reader, ruth] = [
      await visit('diabetes', phone),
      await visit('diabetes', phone),
      await visit('diabetes', { width: 1280, height: 900 }),
    ]
    await logIn(maya.page, 'MayaInMotion')
    await maya.page.goto(path)
    await maya.page.getByPlaceholder('Write a reply…').focus()
    const post = maya.page.getByRole('button', { name: 'Post reply' })
    await expect(post).toBeDisabled()
    await maya.page.getByRole('button', { name: 'Picture', exact: true }).press('Enter')
    const dialog = maya.page.getByRole('dialog', { name: 'Upload an image' })
    await dialog.getByLabel('Image', { exact: true }).setInputFiles({
      name: 'elbow.png',
      mimeType: 'image/png',
      buffer: await plainPicture('png', { width: 600, height: 800 }),
    })
    await expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toBeVisible()
    await dialog.getByLabel('Describe the image').fill('A red patch')
    t.same(await barriers(maya.page, '[role=dialog]'), [])
    await dialog.getByRole('button', { name: 'Add picture' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(maya.page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await post.press('Enter')
    const own = maya.page.getByRole('article').getByRole('img', { name: 'A red patch' })
    await expect(own).toBeVisible()
    await expect(
      maya.page.getByText('Others see this picture once a moderator has allowed it.'),
    ).toBeVisible()
    await expect(maya.page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0)

    await reader.page.goto(path)
    const seen = reader.page.getByRole('img', { name: 'A red patch' })
    const waits = reader.page.getByText('This picture waits for a moderator.')
    await expect(waits).toBeVisible()
    await expect(seen).toHaveCount(0)
    await logIn(ruth.page, 'Ruth Castellano')
    await ruth.page.goto('/moderation')
    const row = ruth.page.getByRole('article').filter({ hasText: 'Picture to review' })
    await row.locator('[aria-expanded]').click()
    await expect(ruth.page.getByLabel('Keyboard shortcuts')).toBeChecked()
    const decide = await row.getByRole('button', { name: 'Allow picture' }).elementHandle()
    const overlap = await row
      .getByRole('img', { name: 'A red patch' })
      .evaluate(
        (image, button) => image.getBoundingClientRect().bottom - button.getBoundingClientRect().top,
        decide,
      )
    t.ok(overlap <= 0, 'the whole picture is above the buttons')
    t.same(await barriers(ruth.page), [])
    await ruth.page.keyboard.press('a')
    await expect(ruth.page.getByText('Picture allowed.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(seen).toBeVisible()
    await expect(waits).toHaveCount(0)
    await seen.scrollIntoViewIfNeeded()
    await expect(seen).not.toHaveJSProperty('naturalWidth', 0)
    await expect(maya.page.getByText('Others see this picture once a moderator has allowed it.')).toHaveCount(
      0,
    )
  },
)
