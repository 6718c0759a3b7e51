/** What made a person open the auth dialog, or the page with its steps (spec §4 Auth dialog, §7 REST). */
const initiators = [
  'header',
  'home',
  'page',
  'wall',
  'session-ended',
  'bookmark',
  'comment',
  'follow',
  'message',
  'one-tap',
  'reaction',
  'report',
] as const
export type Initiator = (typeof initiators)[number]

/** The initiator that a request names; 'other' for every other text, so that the number of them is limited. */
export const initiatorIn = (named: string | null | undefined): Initiator | 'other' =>
  initiators.find((one) => one === named) ?? 'other'
