import type { MemberId, StreamName } from '../../../events/kinds.ts'
import { reject, type Decider, type Rejected } from '../frame/decider.ts'

/** Time in which only its last owner can take a released username, so that old mentions do not name a stranger. */
const QUARANTINE_DAYS = 90

interface State {
  owner: MemberId | null
  /** True if the owner has verified the name. */
  proven: boolean
  lastOwner: MemberId | null
  quarantinedUntil: string
}

/** Kind of a name that only one member can have. */
export type NameKind = 'email' | 'username' | 'account'

export type ReservationCommand = { stream: StreamName; kind: NameKind; owner: MemberId } & (
  | {
      name: 'reserve'
      /** Owner who loses the name, whose registration or change was not completed or address was never verified. */
      abandonedBy?: MemberId
      /** True if the owner lost the name although it was verified. */
      wasProven?: boolean
    }
  | {
      name: 'release'
      /** True if the name was hardly used, in which case others can take it at once. */
      isUnused?: boolean
    }
)

/** Rejection of a name that belongs to another member. */
export const taken = (kind: NameKind): Rejected => reject('CONFLICT', takenMessages[kind])

const takenMessages: Record<NameKind, string> = {
  email: 'This email belongs to another account. Log in with it, or sign up with a different one.',
  username: 'Username already exists',
  account: 'This account is already linked to another member.',
}

/** Decider for a name that is unique in the network, and its owner. E-mail addresses are reserved at verification. */
export const reservations: Decider<State, ReservationCommand, object> = {
  emits: {
    reserve: ['NameReserved'],
    release: ['NameReleased'],
  },
  initialState: { owner: null, proven: false, lastOwner: null, quarantinedUntil: '' },
  evolve(state, event) {
    if (event.type === 'NameReserved') {
      const { owner, proven } = event.data
      return { ...state, owner, proven }
    }
    if (event.type !== 'NameReleased') return state
    return {
      owner: null,
      proven: false,
      lastOwner: event.data.owner,
      quarantinedUntil: event.data.quarantinedUntil,
    }
  },
  stream: (command) => command.stream,
  needs: () => ({}),
  // Assumes that the stream does not exist yet, because most names have never been reserved.
  creates: ({ name }) => name === 'reserve',
  decide(state, { name, kind, owner, ...command }, _, { occurredAt }) {
    if (name === 'release') {
      if (state.owner !== owner) return []
      const isUsed = kind === 'username' && !('isUnused' in command && command.isUnused)
      const days = isUsed ? QUARANTINE_DAYS : 0
      const quarantinedUntil = new Date(Date.parse(occurredAt) + days * 86_400_000).toISOString()
      return [{ type: 'NameReleased', data: { kind, owner, quarantinedUntil } }]
    }
    const proven = kind === 'email'
    // The owner verifies the address now. If another member does so at the same time, only one of the appends
    // succeeds.
    if (state.owner === owner) return proven && !state.proven ? [reserved(kind, owner, proven)] : []
    const abandoned =
      'abandonedBy' in command &&
      command.abandonedBy === state.owner &&
      (!state.proven || command.wasProven === true)
    const quarantined = state.lastOwner !== owner && occurredAt < state.quarantinedUntil
    if ((state.owner && !abandoned) || (!state.owner && quarantined)) {
      return taken(kind)
    }
    return [reserved(kind, owner, proven)]
  },
}

const reserved = (kind: NameKind, owner: MemberId, proven: boolean) => ({
  type: 'NameReserved' as const,
  data: { kind, owner, proven },
})
