import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../network.ts'
import { affectedBy, graphOf } from './graph.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** The commit at which the branch left main. Throws where there is no main to compare with. */
function whereMainWasLeft(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // A clone may have only one of them.
    }
  }
  throw new Error('There is no branch main here to compare with: name a commit with --base.')
}

/**
 * The files that differ between a commit (where the branch left main, if none is given) and the working tree, deleted
 * and untracked ones too.
 */
export function changedFiles(base = whereMainWasLeft()): string[] {
  const named = lines(git('diff', '--name-only', '--no-renames', base, '--'))
  return [...new Set([...named, ...lines(git('ls-files', '--others', '--exclude-standard'))])].toSorted()
}

/** The files of the project that one of the changed files can affect. */
export function affectedFiles(changed: readonly string[]): Set<string> {
  const present = lines(git('ls-files', '--cached', '--others', '--exclude-standard'))
  // What was deleted is still named by those that miss it.
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
  return affectedBy(graphOf(new Set([...present, ...changed]), read), changed)
}
