import type { Operation } from '../decision/decisions.ts'

/** Keys of decisions in the queue. */
export const keyOf: Partial<Record<Operation, string>> = {
  DISMISS: 'x',
  RESTORE: 'p',
  WARN: 'w',
  HIDE: 'h',
  SPAM: 's',
  DELETE: 'd',
  ALLOW_PICTURE: 'a',
  REMOVE_PICTURE: 'r',
  LOCK: 'l',
  MOVE: 'v',
}

/** Keys of everything else in the queue, with their effects in words. */
export const otherKeys = { j: 'next', k: 'previous', m: 'select', u: 'undo' } as const

const STORED = 'moderation-shortcuts'

export const areKeysOn = (): boolean => localStorage.getItem(STORED) !== 'off'

export const turnKeys = (isOn: boolean): void => localStorage.setItem(STORED, isOn ? 'on' : 'off')
