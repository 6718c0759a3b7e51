/** Names of the providers of log-ins, for people. */
export const providerNames = { google: 'Google', facebook: 'Facebook' } as const
