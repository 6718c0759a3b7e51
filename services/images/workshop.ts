import { join } from 'node:path'
import { openChild, UnansweredError } from '../child/child.ts'
import type { Made, Order } from './make.ts'

/** Time in ms for one image, after which it is refused. */
const TIMEOUT_MS = 5000

/** Message to the process of images: the path of an uploaded file, and what to make of it. */
export interface Question {
  file: string
  order: Order
}

/** The file is not a PNG, GIF or JPEG, is broken, has too many pixels, or is too long or too narrow. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}

export interface ImageWorkshop {
  /**
   * Makes the files of an image. Members are served in turn; `onUsed` gets the time in ms that it took, also in vain.
   * Throws UnreadableImageError; TooSlowError if it takes longer than 5 s; BusyError if too many images wait.
   */
  make: (file: string, order: Order, member: string, onUsed?: (ms: number) => void) => Promise<Made>
  pid: () => number | undefined
  close: () => Promise<void>
}

/** Opens a process that decodes and encodes images, one at a time. */
export function openImageWorkshop({
  timeoutMs = TIMEOUT_MS,
  main = join(import.meta.dirname, 'main.ts'),
  ...options
}: { timeoutMs?: number; main?: string; idleMs?: number; maxWaiting?: number } = {}): ImageWorkshop {
  const { ask, pid, close } = openChild<Question, Made>({ main, timeoutMs, ...options })
  return {
    async make(file, order, member, onUsed) {
      try {
        return await ask({ file, order }, member, onUsed)
      } catch (error) {
        throw error instanceof UnansweredError ? new UnreadableImageError(error.message) : error
      }
    },
    pid,
    close,
  }
}
