import type { MemberId, StreamName } from '../../../events/kinds.ts'
import { reject, type Decider, type Rejected } from '../frame/decider.ts'

/**
 * Time for which only the last owner can take a released username again, so that old mentions do not point to a
 * stranger.
 */
const QUARANTINE_DAYS = 90

interface State {
  owner: MemberId | null
  /** True if the owner has verified the name and cannot lose it. */
  proven: boolean
  lastOwner: MemberId | null
  quarantinedUntil: string
}

export type ReservationCommand = { stream: StreamName; kind: 'email' | 'username'; owner: MemberId } & (
  | {
      name: 'reserve'
      /** Owner who loses the name, as the registration is incomplete or the address was never verified. */
      abandonedBy?: MemberId
    }
  | {
      name: 'release'
      /** True if the name was hardly used, so that it is free at once. */
      isUnused?: boolean
    }
)

/** Rejection of a name that another member owns. */
export const taken = (kind: 'email' | 'username'): Rejected =>
  reject(
    'CONFLICT',
    kind === 'email'
      ? 'This email belongs to another account. Log in with it, or sign up with a different one.'
      : 'Username already exists',
  )

/** A name that is unique in the network, with its owner. E-mail addresses are reserved when they are verified. */
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
  // Assumes an empty stream, as usually nobody has had the name before.
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
    // The owner of an unverified address verifies it now; concurrent claims by others lose the race.
    if (state.owner === owner) return proven && !state.proven ? [reserved(kind, owner, proven)] : []
    const abandoned = 'abandonedBy' in command && command.abandonedBy === state.owner && !state.proven
    const quarantined = state.lastOwner !== owner && occurredAt < state.quarantinedUntil
    if ((state.owner && !abandoned) || (!state.owner && quarantined)) {
      return taken(kind)
    }
    return [reserved(kind, owner, proven)]
  },
}

const reserved = (kind: 'email' | 'username', owner: MemberId, proven: boolean) => ({
  type: 'NameReserved' as const,
  data: { kind, owner, proven },
})
