/** Fields of a profile that members can hide from others (spec §3 privacy settings); they are public by default. */
export const privacySettings = ['name'] as const
export type PrivacySetting = (typeof privacySettings)[number]

export const isPrivacySetting = (name: string): name is PrivacySetting =>
  privacySettings.some((setting) => setting === name)
