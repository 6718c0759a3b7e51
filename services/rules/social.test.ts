import { test } from 'tap'
import { completeRows, handleProblem, socialSitesProblem } from './social.ts'

test('the name of a social media profile must fulfil the rule of its platform', async (t) => {
  const problem = (platform: 'TWITTER' | 'INSTAGRAM' | 'BLOG' | 'FACEBOOK', handle: string) =>
    handleProblem({ platform, handle })
  const twitter = 'Your username must be more than 4 characters long and can be up to 15 characters or less'
  t.equal(problem('TWITTER', 'maya'), twitter)
  t.equal(problem('TWITTER', 'x'.repeat(16)), twitter)
  t.equal(problem('TWITTER', 'mayas'), null)
  t.equal(problem('INSTAGRAM', 'x'.repeat(31)), 'Your username cannot exceed 30 characters')
  t.equal(problem('INSTAGRAM', 'x'.repeat(30)), null)
  t.equal(problem('BLOG', 'my blog'), 'Please check that your url is valid')
  t.equal(problem('BLOG', 'localhost'), 'Please check that your url is valid', 'it must have a dot')
  t.equal(problem('BLOG', 'maya.example/knees'), null)
  t.equal(problem('FACEBOOK', 'anything goes'), null)
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
