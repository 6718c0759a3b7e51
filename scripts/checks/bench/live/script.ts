import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { root } from '../../../network.ts'

type Said = Record<string, unknown>

/** Runs a script with --json on a network's folder and yields its output. Throws if the exit code is not in `good`. */
export async function* script(folder: string, args: readonly string[], good = [0]): AsyncGenerator<Said> {
  const [name, ...rest] = args
  const child = spawn(execPath, [join(root, `scripts/${name}.ts`), ...rest, '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: folder },
  })
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) if (line.startsWith('{')) yield JSON.parse(line)
  const [code] = await exit
  if (!good.includes(Number(code))) throw new Error(`${args.join(' ')} ended with ${String(code)}`)
}
