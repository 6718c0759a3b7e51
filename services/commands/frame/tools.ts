import type { Log } from '../../../events/log.ts'
import type { Dispatch } from './decider.ts'
import { openDispatch } from './dispatch.ts'
import type { Memory } from './stream-cache.ts'

/** Parts that are needed to carry out commands, including those of several steps. */
export interface Tools {
  dispatch: Dispatch
  log: Log
  /** HMAC key for the names of reservation streams; never rotates. */
  pepper: Uint8Array
}

/** Wraps a dispatch, for example to measure it or to reject commands earlier. */
export type Around = (dispatch: Dispatch) => Dispatch

/** Opens the tools on a log; `around` wraps the dispatch, its first element outermost. */
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
