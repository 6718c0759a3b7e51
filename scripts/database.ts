import { Command } from 'commander'
import { z } from 'zod'
import { runCommand } from './command/run.ts'
import { prepareDatabase } from './network/roles.ts'

// npm run database: prepares a PostgreSQL server for the services.

const address = (what: string) =>
  z.string({ error: `must be set to ${what}` }).regex(/^postgres(ql)?:/, { error: `must be ${what}` })
const Environment = z.object({
  ADMIN_DATABASE_URL: address('the address (postgres:…) of a superuser'),
  DATABASE_URL: address('the address (postgres:…) for the services'),
})

async function run() {
  const read = Environment.safeParse(process.env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  await prepareDatabase(read.data.ADMIN_DATABASE_URL, read.data.DATABASE_URL)
  const { username, pathname } = new URL(read.data.DATABASE_URL)
  console.log(`The database ${pathname.slice(1)} is ready, and ${username} owns it.`)
}

const command = new Command('database')
  .description(
    'Prepare a PostgreSQL server for the services: create the role and the database named in DATABASE_URL. The role owns ' +
      'the database and all tables in it, and is not a superuser.',
  )
  .addHelpText(
    'after',
    '\nADMIN_DATABASE_URL is the address of a superuser of the server; the services never need it.\n' +
      'Run it again after changing the password in DATABASE_URL.\n' +
      'The exit code is 0 when the database is ready, else 1.',
  )
  .action(run)

await runCommand(command)
