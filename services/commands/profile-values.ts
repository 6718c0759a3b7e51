import type { Erased } from '../../events/define.ts'
import { refusal } from '../rules/authorise.ts'
import { isValueName, type ValueName } from '../rules/profiles/fields.ts'
import { valueProblem } from '../rules/profiles/values.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

/** New values of fields of the profile, of which an empty one clears its field; others stay. */
export interface ProfileValueCommand {
  name: 'setProfile'
  values: Readonly<Partial<Record<ValueName, string>>>
}

/** Values by field; they are erased only after the member can no longer act. */
type State = ReadonlyMap<string, string | Erased>

/** Decider for what a member says on the profile (spec §3 User, §7 updateUser). */
export const profileValues: Decider<State, ProfileValueCommand, { actor: Viewer }> = {
  emits: { setProfile: ['ProfileFieldChanged'] },
  initialState: new Map(),
  evolve(state, { type, data }) {
    if (type !== 'ProfileFieldChanged') return state
    const others = [...state].filter(([field]) => field !== data.field)
    return new Map(data.value === null ? others : [...others, [data.field, data.value]])
  },
  stream: (_, intent) => `profile-${actingMember(intent).slice('member_'.length)}`,
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, { values }, { actor }, intent) {
    const given = Object.entries(values).flatMap(([field, value]) =>
      isValueName(field) && value !== undefined ? [{ field, value: value.trim() }] : [],
    )
    const isRemoval = given.every(({ value }) => value === '')
    const refused = refusal(isRemoval ? 'clearProfile' : 'changeProfile', actor)
    if (refused) return new Rejected(refused)
    const problem = given.map(({ field, value }) => valueProblem(field, value)).find((one) => one !== null)
    if (problem) return reject('INVALID', problem)
    const member = actingMember(intent)
    return given
      .filter(({ field, value }) => (state.get(field) ?? '') !== value)
      .map(({ field, value }) => ({
        type: 'ProfileFieldChanged',
        data: { member, field, value: value === '' ? null : value },
      }))
  },
}
