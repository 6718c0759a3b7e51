/**
 * What members can hide from others (spec §3 privacy settings), public by default: their name, that they have seen a
 * message, and that they are typing one.
 */
export const privacySettings = ['name', 'seen', 'typing'] as const
export type PrivacySetting = (typeof privacySettings)[number]

export const isPrivacySetting = (name: string): name is PrivacySetting =>
  privacySettings.some((setting) => setting === name)
