import type { BodyZone } from '../../../services/rules/sections/section-fields.ts'

export const zoneNames: Readonly<Record<BodyZone, string>> = {
  head: 'Head',
  torso: 'Torso',
  legs: 'Legs',
  arms: 'Arms',
}

/** Name of a zone of the body. */
export const nameOf = (zone: string): string => new Map(Object.entries(zoneNames)).get(zone) ?? zone
