import type { Log } from '../../../events/log.ts'
import type { Dispatch } from './decider.ts'
import { openDispatch } from './dispatch.ts'
import type { Memory } from './stream-cache.ts'

/** Parts needed to carry out commands, including commands of several steps. */
export interface Tools {
  dispatch: Dispatch
  log: Log
  /** Secret for the names of reservation streams; it never rotates. */
  pepper: Uint8Array
}

/** Wraps a dispatch with another one, for example to measure commands or to reject them earlier. */
export type Around = (dispatch: Dispatch) => Dispatch

/** Opens the tools on a log. `around` contains wrappers of the dispatch, the outermost first. */
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
