import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { builtRender } from '../../../services/api/pages/render.ts'
import { noConsent } from '../../../services/rules/consent/choice.ts'
import type { ExecutionResult } from '../../relay/render-contract.ts'

const built = join(import.meta.dirname, '../../dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

test(
  'a page is 503 while a part of the network does not work, and 500 after an error',
  { skip },
  async (t) => {
    const render = (await builtRender(built))!
    const pageWith = async (code: string) => {
      const answer: ExecutionResult = {
        data: null,
        errors: [{ message: 'Please try again.', extensions: { code } }],
      }
      const errors: unknown[] = []
      const { status, headers } = await render({
        url: '/forums',
        host: 'localhost',
        protocol: 'http',
        now: 0,
        nonce: 'n',
        consent: noConsent,
        execute: async () => answer,
        signal: new AbortController().signal,
        report: () => {},
        onError: (error) => errors.push(error),
      })
      return { status, retryAfter: headers['retry-after'], errors: errors.length }
    }
    t.same(await pageWith('UNAVAILABLE'), { status: 503, retryAfter: '2', errors: 0 })
    t.match(await pageWith('INTERNAL'), { status: 500, retryAfter: undefined })
  },
)
