import { execFileSync } from 'node:child_process'
import { chownSync, rmSync } from 'node:fs'
import { temporaryFolder } from '../../../services/temporary.ts'

/** A user account in which the project is tried, with its own home folder. */
export interface Person {
  name: string
  home: string
  uid: number
  gid: number
  /** Removes the user's home folder, and the user account if it was created for the check. */
  leave: () => void
}

const isRoot = process.getuid?.() === 0

const newHome = () => temporaryFolder('bare')

function self(): Person {
  const home = newHome()
  const { getuid, getgid } = process
  if (!getuid || !getgid) throw new Error('This system does not have Linux users.')
  return {
    name: isRoot ? 'root' : 'user',
    home,
    uid: getuid(),
    gid: getgid(),
    leave: () => rmSync(home, { recursive: true, force: true }),
  }
}

function newUser(): Person {
  if (!isRoot) throw new Error('Only root can try the project as another user.')
  const [name, home] = [`bare-${process.pid}`, newHome()]
  execFileSync('useradd', ['--no-create-home', '--home-dir', home, '--shell', '/bin/sh', name])
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(home, uid, gid)
  return {
    name: 'user',
    home,
    uid,
    gid,
    leave() {
      rmSync(home, { recursive: true, force: true })
      execFileSync('userdel', [name], { stdio: 'ignore' })
    },
  }
}

export const everybody: Record<string, () => Person> = isRoot ? { root: self, user: newUser } : { user: self }
