import { test } from 'tap'
import { keysOf } from '../../events/entries.ts'
import {
  completeRows,
  handleLabel,
  handleOf,
  handleProblem,
  platforms,
  socialSitesProblem,
  urlOf,
  type Platform,
} from './social-sites.ts'

test('the name of a social media profile must fulfil the rule of its platform', async (t) => {
  const problem = (platform: 'TWITTER' | 'INSTAGRAM' | 'BLOG' | 'FACEBOOK', handle: string) =>
    handleProblem({ platform, handle })
  const twitter = 'Your username must be more than 4 characters long and can be up to 15 characters or less'
  t.equal(problem('TWITTER', 'maya'), twitter)
  t.equal(problem('TWITTER', 'x'.repeat(16)), twitter)
  t.equal(problem('TWITTER', 'mayas'), null)
  t.equal(problem('TWITTER', 'x'.repeat(15)), null)
  t.equal(problem('INSTAGRAM', 'x'.repeat(31)), 'Your username cannot exceed 30 characters')
  t.equal(problem('INSTAGRAM', 'x'.repeat(30)), null)
  t.equal(problem('BLOG', 'my blog'), 'Please check that your url is valid')
  t.equal(problem('BLOG', 'localhost'), 'Please check that your url is valid', 'it must have a dot')
  t.equal(problem('BLOG', 'maya.example/knees'), null)
  t.equal(problem('FACEBOOK', 'anything.goes'), null)
})

test('at least one social media profile is required, and duplicates are rejected', async (t) => {
  const blog = { platform: 'BLOG', handle: 'maya.example' } as const
  t.equal(socialSitesProblem([], []), 'Please enter at least one social media handle')
  t.equal(
    socialSitesProblem(
      [
        { platform: 'BLOG', handle: ' ' },
        { platform: null, handle: 'maya' },
      ],
      [blog],
    ),
    'Please enter at least one social media handle',
  )
  t.equal(socialSitesProblem([blog], []), null)
  t.equal(socialSitesProblem([blog, blog], []), 'Please remove duplicate entries')
  t.equal(
    socialSitesProblem([{ ...blog, handle: 'Maya.example ' }], [blog]),
    'Please remove duplicate entries',
    'saved rows count',
  )
  t.same(completeRows([blog, { platform: 'TIKTOK', handle: '' }]), [blog], 'incomplete rows are not sent')
})

test('the field of a social media profile has the label and prefix of its platform', async (t) => {
  const shown = keysOf(platforms).map(
    (platform) => `${platform} ${handleLabel(platform)} ${platforms[platform].prefix}`,
  )
  t.same(shown, [
    'WEBSITE Link https://',
    'BLOG Link https://',
    'FACEBOOK Handle @',
    'TWITTER Handle @',
    'YOUTUBE Handle @',
    'PINTEREST Handle @',
    'INSTAGRAM Handle @',
    'LINKEDIN Link linkedin.com/in/',
    'TIKTOK Handle @',
    'PODCAST Link https://',
  ])
  t.equal(handleLabel(null), 'Handle')
})

test('a pasted address of a social media profile is shortened to its handle', async (t) => {
  t.equal(handleOf('TWITTER', ' @mayas '), 'mayas')
  t.equal(handleOf('TWITTER', 'https://twitter.com/mayas?lang=en'), 'mayas')
  t.equal(handleOf('TIKTOK', 'https://www.tiktok.com/@mayas/'), 'mayas')
  t.equal(handleOf('YOUTUBE', 'm.youtube.com/mayas'), 'mayas')
  t.equal(handleOf('LINKEDIN', 'linkedin.com/in/maya-w'), 'maya-w')
  t.equal(handleOf('BLOG', 'http://maya.example/knees?x=1'), 'maya.example/knees?x=1')
})

test('addresses of profiles on all sites of a platform are shortened, and those without a handle rejected', async (t) => {
  const handles: [Platform, string, string | null][] = [
    ['TWITTER', 'https://x.com/mayas?s=21&t=abc', 'mayas'],
    ['TWITTER', 'x.com/mayas', 'mayas'],
    ['TWITTER', 'x.com/i/user/123', null],
    ['LINKEDIN', 'https://uk.linkedin.com/in/maya-w/?originalSubdomain=uk', 'maya-w'],
    ['LINKEDIN', 'linkedin.com/company/maya', null],
    ['PINTEREST', 'https://www.pinterest.co.uk/maya/', 'maya'],
    ['PINTEREST', 'pinterest.de/maya', 'maya'],
    ['FACEBOOK', 'https://pt-br.facebook.com/maya.w?mibextid=x', 'maya.w'],
    ['FACEBOOK', 'facebook.com/profile.php?id=1', null],
    ['FACEBOOK', 'facebook.com/people/Maya/1', null],
    ['FACEBOOK', 'https://instagram.com/maya', null],
    ['YOUTUBE', 'youtube.com/@maya?si=x#top', 'maya'],
    ['YOUTUBE', 'youtube.com/channel/UC123', null],
    ['YOUTUBE', 'https://www.youtube.com/c/maya', null],
    ['YOUTUBE', 'youtube.com/watch?v=1', null],
  ]
  for (const [platform, handle, expected] of handles) {
    const problem = handleProblem({ platform, handle })
    if (expected === null) t.equal(problem, 'Please check that your url is valid', handle)
    else t.same([problem, handleOf(platform, handle)], [null, expected], handle)
  }
})

test('a social media profile never leads to an address that is unsafe or of another platform', async (t) => {
  t.equal(urlOf({ platform: 'TIKTOK', handle: 'mayas' }), 'https://www.tiktok.com/@mayas')
  t.equal(urlOf({ platform: 'BLOG', handle: 'maya.example/knees' }), 'https://maya.example/knees')
  t.equal(urlOf({ platform: 'FACEBOOK', handle: '../x' }), 'https://www.facebook.com/..%2Fx')
  t.equal(urlOf({ platform: 'WEBSITE', handle: 'bank.example@evil.example' }), null)
  t.equal(
    handleProblem({ platform: 'WEBSITE', handle: 'javascript:alert(1).x' }),
    'Please check that your url is valid',
  )
  t.equal(handleProblem({ platform: 'FACEBOOK', handle: 'a b' }), 'Please check that your url is valid')
})
