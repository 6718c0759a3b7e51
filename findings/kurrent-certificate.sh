#!/usr/bin/env bash
# @kurrent/kurrentdb-client 1.3.1 (npm, Node 20, OpenSSL 3): reads and appends of one client check a server's certificate
# by different rules. Its appends, over gRPC for Node, take a self-signed certificate that is named as the authority
# (tlsCaFile). Its reads, over a native library with another implementation of TLS, refuse the same certificate during
# the handshake if it is marked as an authority (basicConstraints CA:TRUE), which `openssl req -x509` does unless told
# otherwise; the caller gets UnavailableError without a reason. Marked CA:FALSE, both take it.
#
# Source: https://www.npmjs.com/package/@kurrent/kurrentdb-client/v/1.3.1
# Seen:
#   CA:TRUE   append: handshake done     read: handshake refused
#   CA:FALSE  append: handshake done     read: handshake done
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund --save-exact @kurrent/kurrentdb-client@1.3.1
for authority in TRUE FALSE; do
  openssl req -x509 -days 2 -newkey rsa:2048 -nodes -keyout "$authority.key" -out "$authority.pem" -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -addext "basicConstraints=critical,CA:$authority" 2> /dev/null
done
cat > try.mjs <<'EOF'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:tls'
import { KurrentDBClient, jsonEvent } from '@kurrent/kurrentdb-client'

/** Outcome of the first TLS handshake that an operation starts with a server that answers nothing afterwards. */
async function handshake(authority, operation) {
  const server = createServer({
    key: readFileSync(`${authority}.key`),
    cert: readFileSync(`${authority}.pem`),
    ALPNProtocols: ['h2'],
  })
  const outcome = new Promise((resolve) => {
    server.once('secureConnection', (socket) => {
      socket.on('error', () => {}).once('data', () => resolve('done'))
    })
    server.once('tlsClientError', () => resolve('refused'))
  })
  await once(server.listen(0), 'listening')
  const url = `kurrentdb://localhost:${server.address().port}?tls=true&tlsCaFile=${authority}.pem`
  const client = KurrentDBClient.connectionString(url)
  operation(client).catch(() => {})
  return outcome
}

const append = (client) => client.appendToStream('letters', jsonEvent({ type: 'written', data: {} }))
const read = async (client) => {
  for await (const _ of client.readStream('letters'));
}
for (const authority of ['TRUE', 'FALSE'])
  console.log(
    `CA:${authority} append ${await handshake(authority, append)} read ${await handshake(authority, read)}`,
  )
process.exit(0)
EOF
seen="$(timeout 120 node try.mjs)"
echo "$seen"
[ "$seen" = "CA:TRUE append done read refused
CA:FALSE append done read done" ] || { echo 'This differs from what was seen before.'; exit 1; }
