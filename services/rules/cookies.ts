/** All cookies of the network, by name: the purpose of each, and the time for which browsers keep it. */
export const cookies = {
  session: {
    purpose: 'Keeps you logged in.',
    kept: '30 days or until you close the browser, as you choose at the log-in',
  },
  device: {
    purpose: 'Recognizes this browser at your next log-in, so that guesses by others are noticed.',
    kept: '400 days',
  },
  factor: {
    purpose: 'Remembers your log-in while you confirm it with a code or a passkey.',
    kept: 'until you close the browser',
  },
  'log-in': {
    purpose:
      'Recognizes this browser when you come back from a log-in with another company, or use a passkey.',
    kept: '30 minutes',
  },
  'hand-off': {
    purpose: 'Recognizes this browser while it takes your log-in to another community.',
    kept: '1 minute',
  },
  accessibility: { purpose: 'Remembers your font size and contrast.', kept: '1 year' },
  consent: { purpose: 'Remembers your choices on this page.', kept: '180 days' },
  seen: { purpose: 'Shows you what you have just written when you open the next page.', kept: '10 seconds' },
} as const
export type CookieName = keyof typeof cookies
