import { keysOf } from '../../../events/entries.ts'
import { ReactionKind } from '../../../events/reactions.ts'
import type { DemoComment, DemoFlag, DemoReactions, DemoReply, DemoThread } from '../content.ts'
import { readText } from '../data.ts'
import { joinedOf } from '../members.ts'
import { demoOf, demoSites, type DemoSite } from '../sites.ts'
import { DAY, HOUR, MINUTE } from '../steps.ts'
import { crowdNames, type CrowdMember } from '../names.ts'
import { parseThreads, type Draft, type DraftComment, type DraftThread } from './parse.ts'
import { chance, oneOf } from '../random.ts'
import { inVoice } from './voices.ts'

/** Ages of a community's threads, in days; each community has one thread of age 0. */
const ages = [0.12, 9, 0.6, 1.3, 2.4, 4, 6, 13, 19, 26] as const
/** Time after which a thread has no more answers, except for very long threads, in ms. */
const MAX_TALK_MS = 5 * DAY
const MANY_ANSWERS = 40

const voiceOf = (by: CrowdMember, text: string) => inVoice(crowdNames.indexOf(by), text)

/** Chooses a member who had joined by a time (ms relative to the end of the history) and is not in `not`. */
function somebody(name: string, at: number, not: readonly CrowdMember[] = []): CrowdMember {
  const there = crowdNames.filter((one) => -joinedOf(one) * DAY < at - DAY / 24 && !not.includes(one))
  return oneOf(name, there)
}

function reactionsTo(name: string, at: number, site: DemoSite): DemoReactions {
  const flags: readonly string[] = demoOf(site).flags
  if (!flags.includes('Reactions')) return {}
  const count = Math.floor(chance(`${name} count`) ** 3 * 8)
  const members = new Set(Array.from({ length: count }, (_, index) => somebody(`${name} ${index}`, at)))
  const kinds: readonly ReactionKind[] = [
    'like',
    'like',
    'support',
    'support',
    'same',
    ...ReactionKind.options,
  ]
  const chosen: Partial<Record<ReactionKind, CrowdMember[]>> = {}
  for (const member of members) (chosen[oneOf(`${name} ${member}`, kinds)] ??= []).push(member)
  return chosen
}

function flagsOf(name: string, { flags }: Draft, at: number, author: CrowdMember): DemoFlag[] {
  const reporters: CrowdMember[] = []
  return flags.map((flag, index) => {
    const by = somebody(`${name} reporter ${index}`, at, [author, ...reporters])
    reporters.push(by)
    return { by, ...flag }
  })
}

const hours = (from: number, to: number) => (to - from) / HOUR

function comment(
  name: string,
  site: DemoSite,
  at: number,
  by: CrowdMember,
  draft: DraftComment,
  starter: CrowdMember,
) {
  let last = at
  let before = by
  const replies = draft.replies.map(({ body, isOwn }, index): DemoReply => {
    const of = `${name} reply ${index}`
    const from = last
    last = Math.min(from + (3 + chance(of) * 90) * MINUTE, -2 * MINUTE)
    before = isOwn ? starter : somebody(of, last, [before])
    return {
      by: before,
      after: hours(at, last),
      body: voiceOf(before, body),
      reactions: reactionsTo(of, last, site),
    }
  })
  const edits = draft.edits.map((body, index) => ({ after: (index + 1) * 1.5, body: voiceOf(by, body) }))
  const written: DemoComment = {
    by,
    after: 0,
    body: voiceOf(by, draft.body),
    reactions: reactionsTo(name, at, site),
    edited: edits,
    flags: flagsOf(name, draft, at, by),
    replies,
  }
  return written
}

function thread(site: DemoSite, draft: DraftThread, index: number): DemoThread {
  const name = `${site} ${draft.title}`
  const at = -Math.round((ages[index % ages.length]! + chance(name) * 0.1) * DAY)
  const by = somebody(name, at)
  const isLong = draft.comments.length >= MANY_ANSWERS
  const room = isLong ? -at : Math.min(-at, MAX_TALK_MS)
  const comments = draft.comments.map((one, number) => {
    const of = `${name} comment ${number}`
    const share = (number + 0.4 + chance(of) * 0.5) / draft.comments.length
    // Answers become less frequent with time; those to a thread of today end just before the end of the history.
    const written = Math.min(at + room * share ** (index === 0 || isLong ? 1 : 2), -4 * MINUTE)
    const author = somebody(of, written, [by])
    return { ...comment(of, site, written, author, one, by), after: hours(at, written) }
  })
  return {
    site,
    by,
    daysAgo: -at / DAY,
    title: draft.title,
    body: voiceOf(by, draft.body),
    reactions: reactionsTo(name, at, site),
    edited: draft.edits.map((body, number) => ({ after: (number + 1) * 50, body: voiceOf(by, body) })),
    flags: flagsOf(name, draft, at, by),
    comments,
    isWithdrawn: draft.isWithdrawn,
  }
}

const prefixes = keysOf(demoSites)

export const crowdThreads = (): DemoThread[] =>
  prefixes.flatMap((site) => {
    return parseThreads(readText(`crowd/${site}.txt`)).map((draft, index) => thread(site, draft, index))
  })
