/** What parts of screens will do that are not built yet: steps of the auth dialog, and the form in the footer. */
export const plannedParts = {
  fNameAndLName: 'Here you will give your first and last name.',
  requestDisorderDemographicInfo:
    'Here you will say which condition brings you, and whether you live with it or care for someone.',
  setSocialSites: 'Here you will link your website and channels.',
  requestVerificationText: 'Here we will send a code to your phone.',
  enterVerificationNumber: 'Here you will enter the code from your phone.',
  requestPasswordReset: 'Here you will ask for a link that lets you choose a new password.',
  resetPassword: 'Here you will choose a new password.',
  subscribe: 'Here you will subscribe to emails about what is new.',
} as const
