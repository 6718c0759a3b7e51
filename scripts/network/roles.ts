import pg from 'pg'

// Two roles: the server's superuser prepares the database, and the services' role owns only this database. The
// services' role can create schemas and tables, but cannot read files or run programs.

/** Roles granted to the services, because an erasure flushes the write-ahead log and waits for earlier readers. */
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

/**
 * Creates the role and the database of `url` if they are missing, grants the role its rights, and makes it the owner of
 * objects that the superuser had created there. `server` is the superuser's address. A new database is empty, or a copy
 * of a database without connections. Can be repeated.
 */
export async function prepareDatabase(server: string, url: string, copyOf = 'template1'): Promise<void> {
  const { username, password, pathname } = new URL(url)
  const [name, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))]
  if (username === new URL(server).username) throw new Error(`The services need a role other than ${name}.`)
  const [role, its] = [pg.escapeIdentifier(name), pg.escapeIdentifier(database)]
  await connected(at(server, 'postgres'), async (client) => {
    // Roles belong to the whole server, where several processes may prepare databases, hence the lock.
    const changeRole = async (change: () => Promise<unknown>) => {
      await client.query("select pg_advisory_lock(hashtext('communities.roles'))")
      await change()
      await client.query('select pg_advisory_unlock_all()')
    }
    await changeRole(async () => {
      const known = await client.query('select from pg_roles where rolname = $1', [name])
      if (!known.rowCount) await client.query(`create role ${role}`)
      await client.query(`grant ${memberships} to ${role}`)
    })
    const made = await client.query('select from pg_database where datname = $1', [database])
    if (!made.rowCount) await client.query(`create database ${its} template ${copyOf} owner ${role}`)
    await connected(at(server, database), async (client) => {
      await client.query('begin')
      const { rows } = await client.query<{ name: string }>(madeByAdmin)
      const given = [`database ${its}`, ...rows.map((row) => row.name)].map(
        (thing) => `alter ${thing} owner to ${role}`,
      )
      await client.query(
        [...given, `grant execute on function pg_switch_wal() to ${role}`, 'commit'].join(';\n'),
      )
    })
    // A new role can log in only now, because services that wait for the database use it as soon as they can log in.
    await changeRole(() =>
      client.query(`alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${pg.escapeLiteral(decodeURIComponent(password))}`),
    )
  })
}
