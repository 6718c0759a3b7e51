import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'tap'
import { testApi } from '../testing/api.ts'

test('a request with two Host headers is rejected', async (t) => {
  const { address } = await testApi(t)
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  t.teardown(() => socket.destroy())
  socket.write(`GET /api/auth/check-session HTTP/1.1\r\nhost: ${hostname}\r\nHost: other.example\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  t.match(String(answer), /^HTTP\/1.1 400/)
})

test('a request whose body arrives too slowly is ended with an error', async (t) => {
  const { address } = await testApi(t, { arrival: 1000 })
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const length = 'content-type: application/json\r\ncontent-length: 500'
  socket.write(`POST /api HTTP/1.1\r\nhost: ${hostname}\r\n${length}\r\n\r\n{`)
  const sending = setInterval(() => socket.write(' '), 50)
  t.teardown(() => clearInterval(sending))
  let answer = ''
  socket.on('data', (piece) => {
    clearInterval(sending)
    answer += String(piece)
  })
  await new Promise((closed) => socket.on('close', closed))
  t.match(answer, /^HTTP\/1.1 408/)
})
