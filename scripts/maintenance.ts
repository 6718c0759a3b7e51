import { Command } from 'commander'
import { openPool, sqlOver, type Sql } from '../services/postgres/sql.ts'
import {
  beginMaintenance,
  endMaintenance,
  MAX_MESSAGE_LENGTH,
  readMaintenance,
} from '../services/operational/maintenance.ts'
import { migrate } from '../services/postgres/migrate.ts'
import { announce } from '../services/projector/announce.ts'
import { openAnnouncer } from '../services/projector/channel.ts'
import { runCommand } from './command/run.ts'
import { openNetwork } from './network.ts'

// npm run maintenance: makes the network temporarily read-only. Needs only the database.

async function withDatabase(work: (sql: Sql, tell: (id: string) => Promise<void>) => Promise<void>) {
  const network = await openNetwork({ need: ['postgres'], log: (line) => console.error(line) })
  const { settings } = network
  const pool = openPool(settings.databaseUrl, [], 1)
  // Processes that miss the notification read the state within a second, because they poll.
  const announcer = openAnnouncer(settings, () => {})
  try {
    await migrate(pool)
    const sql = sqlOver(pool)
    await work(sql, (id) => announce(announcer, sql, 'maintenance', id))
  } finally {
    announcer.close()
    await pool.end()
    await network.close()
  }
}

const on = ({ message = '' }: { message?: string }) =>
  withDatabase(async (sql, tell) => {
    if (message.length > MAX_MESSAGE_LENGTH)
      throw new Error(`The message can have at most ${MAX_MESSAGE_LENGTH} characters.`)
    await beginMaintenance(sql, { by: null, message: message.trim() })
    await tell('on')
    console.log('The network is read-only. To end this: npm run maintenance -- off')
  })

const off = () =>
  withDatabase(async (sql, tell) => {
    await endMaintenance(sql)
    await tell('off')
    console.log('The network is read-write.')
  })

const status = () =>
  withDatabase(async (sql) => {
    const maintenance = await readMaintenance(sql)
    if (!maintenance) return console.log('The network is read-write.')
    const { since, message } = maintenance
    console.log(
      `The network has been read-only since ${since.toISOString()}.${message && ` Message to members: ${message}`}`,
    )
  })

const command = new Command('maintenance').description(
  'Make the network read-only: members can log in and read, but not change anything.',
)
command
  .command('on')
  .description('start read-only mode, or change its message')
  .option('--message <text>', 'shown to members')
  .action(on)
command.command('off').description('end read-only mode').action(off)
command.command('status').description('show whether read-only mode is on').action(status)

await runCommand(command)
