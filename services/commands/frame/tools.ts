import type { Log } from '../../../events/log.ts'
import type { Dispatch } from './decider.ts'
import { openDispatch } from './dispatch.ts'
import type { Memory } from './stream-cache.ts'

/** The parts that carry out a command, also one of several steps. */
export interface Tools {
  dispatch: Dispatch
  log: Log
  /** The key of the HMAC that names the streams of reservations; never rotates. */
  pepper: Uint8Array
}

/** A dispatch with something around it, such as a measurement or an earlier rejection. */
export type Around = (dispatch: Dispatch) => Dispatch

/** Tools over a log, with a dispatch inside of all that is `around` it; the first is the outermost. */
export const openTools = ({
  log,
  pepper,
  memory,
  around = [],
}: Pick<Tools, 'log' | 'pepper'> & { memory?: Memory; around?: readonly Around[] }): Tools => ({
  log,
  pepper,
  dispatch: around.reduceRight((inner, wrap) => wrap(inner), openDispatch(log, memory)),
})
