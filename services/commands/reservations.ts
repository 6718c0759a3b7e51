import type { MemberId, StreamName } from '../../events/kinds.ts'
import { reject, type Decider, type Rejected } from './decider.ts'

/** How long a released username stays with its last owner, in days: old mentions must not point to a stranger. */
const QUARANTINE_DAYS = 90

interface State {
  owner: MemberId | null
  lastOwner: MemberId | null
  quarantinedUntil: string
}

export type ReservationCommand = { stream: StreamName; kind: 'email' | 'username'; owner: MemberId } & (
  | {
      name: 'reserve'
      /** An owner who never finished registering, and so loses the name. */
      abandonedBy?: MemberId
    }
  | {
      name: 'release'
      /** Whether nobody ever went by it, so that it is free at once. */
      isUnused?: boolean
    }
)

/** The answer to who wants a name that somebody else holds. */
export const taken = (kind: 'email' | 'username'): Rejected =>
  reject('CONFLICT', kind === 'email' ? 'This email is in use' : 'Username already exists')

/** A name that must be unique in the network: who holds it. */
export const reservations: Decider<State, ReservationCommand, object> = {
  emits: {
    reserve: ['NameReserved'],
    release: ['NameReleased'],
  },
  initialState: { owner: null, lastOwner: null, quarantinedUntil: '' },
  evolve(state, event) {
    if (event.type === 'NameReserved') return { ...state, owner: event.data.owner }
    if (event.type !== 'NameReleased') return state
    return { owner: null, lastOwner: event.data.owner, quarantinedUntil: event.data.quarantinedUntil }
  },
  stream: (command) => command.stream,
  needs: () => ({}),
  // A name is mostly wanted for the first time.
  creates: ({ name }) => name === 'reserve',
  decide(state, { name, kind, owner, ...command }, _, { occurredAt }) {
    if (name === 'release') {
      if (state.owner !== owner) return []
      const isUsed = kind === 'username' && !('isUnused' in command && command.isUnused)
      const days = isUsed ? QUARANTINE_DAYS : 0
      const quarantinedUntil = new Date(Date.parse(occurredAt) + days * 86_400_000).toISOString()
      return [{ type: 'NameReleased', data: { kind, owner, quarantinedUntil } }]
    }
    if (state.owner === owner) return []
    const abandoned = 'abandonedBy' in command && command.abandonedBy === state.owner
    const quarantined = state.lastOwner !== owner && occurredAt < state.quarantinedUntil
    if ((state.owner && !abandoned) || (!state.owner && quarantined)) {
      return taken(kind)
    }
    return [{ type: 'NameReserved', data: { kind, owner } }]
  },
}
