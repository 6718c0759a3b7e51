import { Agent, get } from 'node:http'
import { once } from 'node:events'
import t from 'tap'
import type { Render } from '../../web/relay/render-contract.ts'
import { testApi } from './testing/api.ts'

// Sets a timeout, so that the test fails if the closing API waits for the browser's connection, which stays open for
// more than a minute.
t.setTimeout(60_000)

t.test('a closing API completes responses in progress and then closes without delay', async (t) => {
  const asked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const render: Render = async () => {
    asked.resolve()
    await mayAnswer.promise
    return { status: 404, headers: {}, html: 'late' }
  }
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const answers: unknown[] = []
  await t.test('a closing API ends idle connections', async (t) => {
    const { address } = await testApi(t, { web: { render, assets: null, operations: '' } })
    get(`${address}/forums`, { agent }, (response) => {
      response.resume()
      answers.push(once(response, 'end').then(() => response.statusCode))
    })
    await asked.promise
    setTimeout(mayAnswer.resolve, 200)
  })
  t.strictSame(await Promise.all(answers), [404])
})
