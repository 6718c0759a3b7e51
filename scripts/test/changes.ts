import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../network.ts'
import { affectedBy, graphOf } from './graph.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** Finds the commit at which the branch left main. Throws if there is no main branch. */
function whereMainWasLeft(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // A clone may have only one of the branches main and origin/main.
    }
  }
  throw new Error('There is no branch main to compare with. Name a commit with --base.')
}

/** Files that differ from a commit (by default, where the branch left main), including deleted and untracked files. */
export function changedFiles(base = whereMainWasLeft()): string[] {
  const named = lines(git('diff', '--name-only', '--no-renames', base, '--'))
  return [...new Set([...named, ...lines(git('ls-files', '--others', '--exclude-standard'))])].toSorted()
}

export function affectedFiles(changed: readonly string[]): Set<string> {
  const present = lines(git('ls-files', '--cached', '--others', '--exclude-standard'))
  // Deleted files stay in the graph, so that files that refer to them count as affected.
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
  return affectedBy(graphOf(new Set([...present, ...changed]), read), changed)
}
