import type { CrowdMember } from './names.ts'
import { chance } from './random.ts'
import { roles, type RoleId } from '../../services/rules/roles.ts'

export interface Person {
  role: RoleId
  verified: boolean
  /** Time of joining, in days before the end of the demo's history. */
  joined: number
  analyst?: true
}

const person = (joined: number, role: RoleId = roles.member, verified = true): Person => ({
  role,
  verified,
  joined,
})

/** Demo members by username: every role of spec §6, most of them verified. */
export const demoMembers = {
  'Nora Lindqvist': person(60, roles.superAdmin),
  'Amara Osei': person(60, roles.administrator),
  'Felix Brandt': person(59, roles.communityTech),
  'Ruth Castellano': person(58, roles.moderator),
  'Dev Malhotra': person(57, roles.moderator),
  MayaInMotion: person(57),
  'Tomasz W.': person(57),
  'Grace Okafor': person(56),
  slow_mornings: person(55),
  'Henrik Aas': person(55),
  'Lucia Ferrante': person(54),
  PaperCrane: person(53),
  'Joan of Archway': person(52),
  'Sam Whitefeather': person(51),
  'Priya N.': person(50),
  TeaAndTremors: person(49),
  'Carlos Medina': { ...person(48), analyst: true },
  newly_diagnosed_dana: person(12, roles.member, false),
  'Quiet Reader': person(5, roles.member, false),
  MiracleWellness365: person(20, roles.spammer),
} as const satisfies Record<string, Person>

export type DemoMember = keyof typeof demoMembers
export type Member = DemoMember | CrowdMember

const isWritten = (member: Member): member is DemoMember => Object.hasOwn(demoMembers, member)

export function joinedOf(member: Member): number {
  if (isWritten(member)) return demoMembers[member].joined
  return 3 + Math.round(55 * chance(`joined ${member}`))
}

/** Address in a reserved domain (RFC 2606), derived from the username. */
export const emailOf = (member: DemoMember): string =>
  `${member
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}@example.org`
