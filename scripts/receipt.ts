import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { publicKeyOf, verified } from '../services/erasure/receipt-signature.ts'
import { runCommand } from './command/run.ts'
import { callerPath, dataFolder } from './network.ts'
import { knownSecrets } from './network/secrets.ts'

// npm run receipt: verifies the receipt of an erasure.

const exits = { valid: 0, changed: 1, 'unknown key': 2 } as const
/** Exit code if the receipt cannot be checked, for example because the file is missing. */
const FAILED = 3

/** Public key of this network, from RECEIPT_KEY or the data folder; null if neither contains one. */
function ownKey(): string | null {
  const secret = process.env.RECEIPT_KEY ?? knownSecrets(dataFolder()).RECEIPT_KEY
  return secret ? publicKeyOf(Buffer.from(secret, 'base64')) : null
}

function verify(path: string, { publicKey, json }: { publicKey?: string; json?: boolean }) {
  const result = verified(readFileSync(callerPath(path), 'utf8'), publicKey ?? ownKey())
  process.exitCode = exits[result.answer]
  if (json) return console.log(JSON.stringify(result))
  if (result.answer === 'changed') {
    return console.log('changed: this receipt is incomplete or was changed after it was signed.')
  }
  const { member, requestedAt, erasedAt, unreadable, keyBackupsExpireAt } = result.receipt
  console.log(
    [
      result.answer === 'valid'
        ? 'valid: signed with this key and unchanged since.'
        : `unknown key: unchanged, but signed with ${result.publicKey}. Use --public-key to give the key of the network ` +
          'you trust.',
      `  member       ${member}`,
      `  requested    ${requestedAt}`,
      `  erased       ${erasedAt}`,
      `  unreadable   ${unreadable.events} events in ${unreadable.streams.length} streams`,
      `  key backups  ${keyBackupsExpireAt ? `the last one expires on ${keyBackupsExpireAt}` : 'none'}`,
    ].join('\n'),
  )
}

function tellKey() {
  const key = ownKey()
  if (!key) throw new Error('No network found. Set RECEIPT_KEY, or set DATA_DIR to the folder of a network.')
  console.log(key)
}

const command = new Command('receipt').description('Verify erasure receipts.')
command
  .command('verify')
  .description(
    'Verify a receipt. The exit code is 0 if it is valid, 1 if it was changed, 2 if its key is unknown.',
  )
  .argument('<file>', 'the downloaded receipt')
  .option('--public-key <key>', 'the public key of the network you trust; default: this network')
  .option('--json', 'print the result as JSON')
  .action(verify)
command
  .command('public-key')
  .description('Print the public key that verifies receipts of this network.')
  .action(tellKey)

await runCommand(command, FAILED)
