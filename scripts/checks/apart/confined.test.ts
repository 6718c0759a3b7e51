import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { test } from 'tap'
import { testFolder } from '../../testing/services.ts'
import { confinedTo, filesOutside, userOf } from './confined.ts'

const skip = process.platform === 'linux' ? false : 'open files are read from /proc'

const program = `
  import { openSync } from 'node:fs'
  import { DatabaseSync } from 'node:sqlite'
  const [own, file, sqlite] = process.argv.slice(1)
  const tell = (open) => { try { return open() && 'open' } catch (error) { return error.code } }
  const mine = new DatabaseSync(own)
  const kept = []
  process.send([
    tell(() => kept.push(openSync(file))),
    tell(() => kept.push(new DatabaseSync(sqlite)) && kept.at(-1).prepare('select 1').get()),
  ])
  process.on('disconnect', () => process.exit(mine && kept.length))`

test(
  'a process that is confined to its folder and opens a file elsewhere fails or is found',
  { skip },
  async (t) => {
    const all = testFolder(t)
    chmodSync(all, 0o711)
    const [own, other] = [join(all, 'own'), join(all, 'other')]
    for (const folder of [own, other]) mkdirSync(folder, { mode: 0o700 })
    writeFileSync(join(other, 'file'), 'shared')

    async function outcomeAs(user?: { uid: number; gid: number }) {
      if (user) chownSync(own, user.uid, user.gid)
      const args = [join(own, `${user?.uid}.sqlite`), join(other, 'file'), join(other, 'keys.sqlite')]
      const child = spawn(execPath, ['--input-type=module', '--eval', program, ...args], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, NODE_OPTIONS: confinedTo(own) },
        ...user,
      })
      const [outcomes] = await once(child, 'message')
      const outside = filesOutside(child.pid!, own)
      child.disconnect()
      await once(child, 'exit')
      return { outcomes, outside: [...new Set(outside)] }
    }

    t.same(
      await outcomeAs(),
      { outcomes: ['ERR_ACCESS_DENIED', 'open'], outside: [join(other, 'keys.sqlite')] },
      'permissions of Node do not apply to SQLite, but its open file is found',
    )
    const user = userOf(0)
    if (user)
      t.same(
        await outcomeAs(user),
        { outcomes: ['ERR_ACCESS_DENIED', 'ERR_SQLITE_ERROR'], outside: [] },
        'a user of its own cannot open it either',
      )
  },
)
