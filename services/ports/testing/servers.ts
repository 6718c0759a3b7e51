import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'

interface Test {
  teardown: (work: () => unknown) => unknown
}

// Servers on this machine in the place of a mail server and of a provider of text messages, which keep what they hear.

/** Starts an SMTP server that accepts a mail, or answers its recipient with `refusal`; resolves with its address. */
export async function smtpServer(t: Test, { refusal }: { refusal?: string } = {}) {
  const heard: string[] = []
  const server = createServer((socket: Socket) => {
    let isBody = false
    let rest = ''
    const answer = (line: string) => {
      if (isBody) {
        isBody = line !== '.'
        return isBody ? null : '250 accepted'
      }
      const verb = line.slice(0, 4).toUpperCase()
      isBody = verb === 'DATA'
      if (verb === 'DATA') return '354 continue'
      if (verb === 'QUIT') return '221 goodbye'
      return (verb === 'RCPT' && refusal) || '250 done'
    }
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        const said = answer(line)
        if (said) socket.write(`${said}\r\n`)
      }
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Starts a provider of text messages that answers with `status`, or never without one. */
export async function textServer(t: Test, status?: number) {
  const heard: { headers: object; body: unknown; method: string | undefined }[] = []
  const server = createHttpServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ method: request.method, headers: request.headers, body: JSON.parse(body) })
    if (status !== undefined) response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`
  return { heard, provider: { url, key: 'secret', from: '+15550100' } }
}
