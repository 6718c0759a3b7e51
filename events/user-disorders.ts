import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { DisorderId, MemberId } from './ids.ts'

/** Relationship of the member to the disorder (spec §3 Relationship); null if the member has not said. */
const Relationship = z.enum(['PATIENT', 'CAREGIVER', 'HEALTHCARE_PROVIDER', 'OTHER']).nullable()

const ofMember = z.object({ member: MemberId, disorder: personal(DisorderId, 'member') })
const related = ofMember.extend({ relationship: personal(Relationship, 'member') })

/**
 * Events of the disorders that a member names as their own or as those of somebody they care for (spec §3 User).
 * Stream: userdisorders-<member>, which names no disorder because stream names are not encrypted.
 */
export const userDisorderEvents = defineEvents({
  UserDisorderAdded: v1(related),
  UserDisorderRelationshipChanged: v1(related),
  UserDisorderRemoved: v1(ofMember),
})
