import { toast } from '../ui/overlays/toast.ts'

/** Duration of the notice, in ms: long enough for those who are writing. */
const NOTICE_MS = 60_000

let told: string | null = null

/**
 * Reads a list again after a thread was merged into it or separated from it. Readers of a thread that was merged learn
 * it once and go to the other one when they like, as they may be writing.
 */
export function rearranged(movedTo: string | null, readAgain: () => Promise<void>): void {
  if (movedTo === null) return void readAgain()
  if (movedTo === told) return
  told = movedTo
  toast('Moderators merged this thread into another one. Your replies appear there.', 'success', {
    actions: [{ label: 'Go there', onAction: () => void readAgain() }],
    clearAfter: NOTICE_MS,
  })
}
