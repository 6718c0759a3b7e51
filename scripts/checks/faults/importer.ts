import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { callerPath, root } from '../../network.ts'

export interface Source {
  format: string
  path: string
  limit?: string | undefined
}

interface Importer {
  acknowledged: () => string[]
  ended: Promise<number | null>
  stop: () => void
}

export function startImporter(folder: string, { format, path, limit }: Source): Importer {
  const notes = join(folder, 'acknowledged')
  const args = [format, callerPath(path), '--acknowledged', notes, ...(limit ? ['--limit', limit] : [])]
  const child = spawn(execPath, [join(root, 'scripts/import.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DATA_DIR: folder },
  })
  return {
    acknowledged: () =>
      existsSync(notes)
        ? readFileSync(notes, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [],
    ended: once(child, 'exit').then(([code]: (number | null)[]) => code ?? null),
    stop: () => void child.kill('SIGKILL'),
  }
}
