import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { root } from '../../network.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The newest commit that is a day old; in a younger or shallow repository, the oldest one. */
const earlierCommit = () =>
  git('rev-list', '-1', '--before=24 hours ago', 'HEAD') || git('rev-list', '--max-parents=0', '-1', 'HEAD')

/** Calls `work` with a folder that has an earlier commit with its packages and its built web. */
export async function withEarlierRelease<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'communities-release-'))
  git('worktree', 'add', '--detach', folder, earlierCommit())
  try {
    const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
    if (lockfile(folder) === lockfile(root))
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    execFileSync(execPath, ['scripts/bootstrap.mjs', 'build'], { cwd: folder, stdio: ['ignore', 2, 2] })
    return await work(folder)
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}
