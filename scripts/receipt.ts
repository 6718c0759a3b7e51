import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { publicKeyOf, verified } from '../services/erasure/receipt-signature.ts'
import { runCommand } from './command/run.ts'
import { callerPath, dataFolder } from './network.ts'
import { knownSecrets } from './network/secrets.ts'

// npm run receipt: verifies the receipt of an erasure.

const exits = { valid: 0, changed: 1, 'unknown key': 2 } as const
/** Exit code if the receipt cannot be verified, such as for a missing file. */
const FAILED = 3

/** Public key of this network, from RECEIPT_KEY or the data folder; null without either. */
function ownKey(): string | null {
  const secret = process.env.RECEIPT_KEY ?? knownSecrets(dataFolder()).RECEIPT_KEY
  return secret ? publicKeyOf(Buffer.from(secret, 'base64')) : null
}

function verify(path: string, { publicKey, json }: { publicKey?: string; json?: boolean }) {
  const result = verified(readFileSync(callerPath(path), 'utf8'), publicKey ?? ownKey())
  process.exitCode = exits[result.answer]
  if (json) return console.log(JSON.stringify(result))
  if (result.answer === 'changed') {
    return console.log('changed: this is not a receipt as a network signed it.')
  }
  const { member, requestedAt, erasedAt, unreadable, keyBackupsExpireAt } = result.receipt
  console.log(
    [
      result.answer === 'valid'
        ? 'valid: signed by this key, and not a byte of it was changed since.'
        : `unknown key: whole, but signed by ${result.publicKey}. Give --public-key with the key of the network that ` +
          'you trust.',
      `  member       ${member}`,
      `  asked for    ${requestedAt}`,
      `  erased       ${erasedAt}`,
      `  unreadable   ${unreadable.events} events in ${unreadable.streams.length} streams`,
      `  key backups  ${keyBackupsExpireAt ? `the last is deleted by ${keyBackupsExpireAt}` : 'none'}`,
    ].join('\n'),
  )
}

function tellKey() {
  const key = ownKey()
  if (!key) throw new Error('There is no network here: set RECEIPT_KEY, or DATA_DIR to the folder of one.')
  console.log(key)
}

const command = new Command('receipt').description('Verify erasure receipts.')
command
  .command('verify')
  .description(
    'Verify a receipt: exits with 0 when it is valid, 1 when it was changed, 2 when its key is unknown.',
  )
  .argument('<file>', 'the receipt as it was downloaded')
  .option('--public-key <key>', 'the key of the network that is trusted; of the network here unless told')
  .option('--json', 'the answer as JSON')
  .action(verify)
command
  .command('public-key')
  .description('Print the public key that verifies receipts of this network.')
  .action(tellKey)

await runCommand(command, FAILED)
