/** What parts of screens will do that are not built yet: steps of the auth dialog, and the form in the footer. */
export const plannedParts = {
  requestPasswordReset: 'Here you will ask for a link that lets you choose a new password.',
  resetPassword: 'Here you will choose a new password.',
  subscribe: 'Here you will subscribe to emails about what is new.',
} as const
