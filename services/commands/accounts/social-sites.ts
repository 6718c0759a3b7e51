import { isErased, type Erased } from '../../../events/define.ts'
import { refusal } from '../../rules/authorise.ts'
import {
  handleProblem,
  isPlatform,
  MAX_SOCIAL_SITES,
  socialSitesProblem,
  type SocialLink,
} from '../../rules/social-sites.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from '../frame/decider.ts'
import { actorNeed } from '../frame/facts.ts'
import { stepId } from '../frame/ids.ts'

/** A link to be saved; `id` is that of the saved link which it replaces, or null for a new one. */
export type SetSocialSite = SocialLink & { id: string | null }

export type SocialSiteCommand =
  | { name: 'setSocialSites'; sites: readonly SetSocialSite[] }
  | { name: 'removeSocialSite'; socialSite: string }

/** Links of the member by id; they are erased only after the member can no longer act. */
type State = ReadonlyMap<string, { platform: string | Erased; handle: string | Erased }>

/** Decider for the profiles elsewhere that a member links to (spec §5 Social sites). */
export const socialSites: Decider<State, SocialSiteCommand, { actor: Viewer }> = {
  emits: {
    setSocialSites: ['SocialSiteAdded', 'SocialSiteChanged'],
    removeSocialSite: ['SocialSiteRemoved'],
  },
  initialState: new Map(),
  evolve(state, { type, data }) {
    switch (type) {
      case 'SocialSiteAdded':
      case 'SocialSiteChanged':
        return new Map([...state, [data.socialSite, { platform: data.platform, handle: data.handle }]])
      case 'SocialSiteRemoved':
        return new Map([...state].filter(([id]) => id !== data.socialSite))
      default:
        return state
    }
  },
  stream: (_, intent) => `socialsites-${actingMember(intent).slice('member_'.length)}`,
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, command, { actor }, intent) {
    const isRemoval = command.name === 'removeSocialSite'
    const refused = refusal(isRemoval ? 'removeLink' : 'addLink', actor)
    if (refused) return new Rejected(refused)
    const member = actingMember(intent)
    if (isRemoval) {
      const { socialSite } = command
      return state.has(socialSite) ? [{ type: 'SocialSiteRemoved', data: { member, socialSite } }] : []
    }
    const { sites } = command
    const changed = new Set(sites.map(({ id }) => id))
    if (sites.some(({ id }) => id !== null && !state.has(id))) return reject('NOT_FOUND', 'Link not found')
    const kept = [...state].flatMap(([id, link]) => (changed.has(id) ? [] : linkOf(link)))
    const problem =
      socialSitesProblem(sites, kept) ?? sites.map(handleProblem).find((one) => one !== null) ?? null
    if (problem !== null) return reject('INVALID', problem)
    if (state.size + sites.filter(({ id }) => id === null).length > MAX_SOCIAL_SITES)
      return reject('INVALID', `You can add at most ${MAX_SOCIAL_SITES} links`)
    return sites.flatMap(({ id, platform, handle }, index) => {
      const before = id === null ? undefined : state.get(id)
      if (before?.platform === platform && before.handle === handle) return []
      const socialSite = id ?? stepId(intent.commandId, `social site ${index}`)
      const type = id === null ? 'SocialSiteAdded' : 'SocialSiteChanged'
      return [{ type, data: { member, socialSite, platform, handle } }]
    })
  },
}

const linkOf = ({ platform, handle }: { platform: string | Erased; handle: string | Erased }): SocialLink[] =>
  isErased(platform) || isErased(handle) || !isPlatform(platform) ? [] : [{ platform, handle }]
