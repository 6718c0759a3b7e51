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
  API_DATABASE_URL: address('the address (postgres:…) for the API').optional(),
})

async function run() {
  const read = Environment.safeParse(process.env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  const { ADMIN_DATABASE_URL: server, DATABASE_URL: url, API_DATABASE_URL: apiUrl } = read.data
  await prepareDatabase(server, { url, apiUrl })
  const { username, pathname } = new URL(url)
  console.log(`The database ${pathname.slice(1)} is ready, and ${username} owns it.`)
  if (apiUrl !== undefined) console.log(`${new URL(apiUrl).username} may read and write its rows.`)
}

const command = new Command('database')
  .description(
    'Prepare a PostgreSQL server for the services: create the role and the database named in DATABASE_URL. The role owns ' +
      'the database and all tables in it, and is not a superuser. With API_DATABASE_URL, create a role for the API too, ' +
      'which may only read and write rows.',
  )
  .addHelpText(
    'after',
    '\nADMIN_DATABASE_URL is the address of a superuser of the server; the services never need it.\n' +
      'Run it again after changing a password in these addresses.\n' +
      'The exit code is 0 when the database is ready, else 1.',
  )
  .action(run)

await runCommand(command)
