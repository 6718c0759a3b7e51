import pg from 'pg'

// Roles of a database. The server's superuser prepares it. The owner, as which projector, replayer and commands connect,
// can create schemas and tables in it, but cannot read files or run programs. The API, which everybody can reach, may
// only read and write rows.

/** Roles granted to the owner, because an erasure flushes the write-ahead log and waits for earlier readers. */
const memberships = 'pg_checkpoint, pg_read_all_stats'

/** Finds objects that the superuser owns, as in databases of early releases, in the syntax of `alter`. */
const madeByAdmin = `
  with own as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('schema %I', nspname) as name from own join pg_namespace using (oid, nspname)
  where nspowner = current_user::regrole
  union all
  select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
    else 'table' end, oid::regclass)
  from pg_class where relowner = current_user::regrole and relnamespace in (select oid from own)
    and relkind in ('r', 'p', 'v', 'm', 'S')
    -- A sequence of a column goes with its table.
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
      and refclassid = 'pg_class'::regclass and refobjsubid > 0 and deptype in ('a', 'i'))
  union all
  select format('routine %s', oid::regprocedure)
  from pg_proc where proowner = current_user::regrole and pronamespace in (select oid from own)
    -- Functions of a trusted extension stay with the superuser.
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select format('type %s', oid::regtype)
  from pg_type where typowner = current_user::regrole and typnamespace in (select oid from own)
    and typtype in ('e', 'd', 'r')`

async function connected(address: URL, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const at = (server: string, database: string): URL => Object.assign(new URL(server), { pathname: database })

interface Login {
  name: string
  password: string
}

const loginOf = ({ username, password }: URL): Login => ({
  name: decodeURIComponent(username),
  password: decodeURIComponent(password),
})

/** Rights of the API's role on what the owner has created in a database, and on what it will create. */
async function grantRows(client: pg.Client, owner: string, api: string): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_namespace where nspowner = $1::regrole`,
    [owner],
  )
  const schemas = rows.map(({ schema }) => schema).join(', ')
  const rights = [
    ['usage', 'schemas', `schema ${schemas}`],
    ['select, insert, update, delete', 'tables', `all tables in schema ${schemas}`],
    ['usage', 'sequences', `all sequences in schema ${schemas}`],
  ] as const
  for (const [right, kind, present] of rights) {
    await client.query(`alter default privileges for role ${owner} grant ${right} on ${kind} to ${api}`)
    if (schemas) await client.query(`grant ${right} on ${present} to ${api}`)
  }
}

interface Prepared {
  /** Address of the owner of the database. */
  url: string
  /** Address of the same database for the API. */
  apiUrl?: string | undefined
  /** Database without connections that a new database is a copy of. */
  copyOf?: string | undefined
}

/**
 * Creates the roles and the database of the addresses if they are missing, grants the roles their rights, and makes the
 * role of `url` the owner of objects that the superuser had created there. `server` is the superuser's address. Can be
 * repeated. Throws if two of the roles are the same, or the addresses lead to different databases.
 */
export async function prepareDatabase(
  server: string,
  { url, apiUrl, copyOf = 'template1' }: Prepared,
): Promise<void> {
  const { username, pathname } = new URL(url)
  const owner = loginOf(new URL(url))
  const api = apiUrl === undefined ? null : loginOf(new URL(apiUrl))
  const logins = api ? [owner, api] : [owner]
  if (username === new URL(server).username)
    throw new Error(`The services need a role other than ${owner.name}.`)
  if (api && [owner.name, loginOf(new URL(server)).name].includes(api.name))
    throw new Error(`The API needs a role other than ${api.name}.`)
  if (apiUrl !== undefined && new URL(apiUrl).pathname !== pathname)
    throw new Error('The addresses of the owner and of the API must lead to the same database.')
  const database = decodeURIComponent(pathname.slice(1))
  const [role, its] = [pg.escapeIdentifier(owner.name), pg.escapeIdentifier(database)]
  await connected(at(server, 'postgres'), async (client) => {
    // Roles belong to the whole server, where several processes may prepare databases, hence the lock.
    const changeRoles = async (change: (login: Login) => Promise<unknown>) => {
      await client.query("select pg_advisory_lock(hashtext('communities.roles'))")
      for (const login of logins) await change(login)
      await client.query('select pg_advisory_unlock_all()')
    }
    await changeRoles(async ({ name }) => {
      const known = await client.query('select from pg_roles where rolname = $1', [name])
      if (!known.rowCount) await client.query(`create role ${pg.escapeIdentifier(name)}`)
      if (name === owner.name) await client.query(`grant ${memberships} to ${role}`)
    })
    const made = await client.query('select from pg_database where datname = $1', [database])
    if (!made.rowCount) await client.query(`create database ${its} template ${copyOf} owner ${role}`)
    await connected(at(server, database), async (client) => {
      await client.query('begin')
      const { rows } = await client.query<{ name: string }>(madeByAdmin)
      const given = [`database ${its}`, ...rows.map((row) => row.name)].map(
        (thing) => `alter ${thing} owner to ${role}`,
      )
      const own = [
        `grant execute on function pg_switch_wal() to ${role}`,
        `revoke temporary on database ${its} from public`,
      ]
      await client.query([...given, ...own].join(';\n'))
      if (api) await grantRows(client, role, pg.escapeIdentifier(api.name))
      await client.query('commit')
    })
    // A new role can log in only now, because services that wait for the database use it as soon as they can log in.
    await changeRoles(({ name, password }) =>
      client.query(`alter role ${pg.escapeIdentifier(name)} login nosuperuser nocreatedb nocreaterole noreplication
        nobypassrls password ${pg.escapeLiteral(password)}`),
    )
  })
}
