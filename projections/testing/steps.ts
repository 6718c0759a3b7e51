import fc from 'fast-check'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { StreamName } from '../../events/kinds.ts'
import { erase } from './afterwards.ts'
import type { Make } from './happening.ts'
import { capabilities } from './happenings.ts'
import { idOf, members, type World } from './world.ts'

/** All steps, each repeated as often as its weight says. */
const steps: readonly { what: string; make: Make }[] = capabilities.flatMap((capability) =>
  Object.entries(capability.steps).flatMap(([what, step]) => {
    const [times, make] = typeof step === 'function' ? [1, step] : step
    return Array.from({ length: times }, () => ({ what, make }))
  }),
)

/** A step of a random history: the name of an action, and numbers that select its arguments. */
export interface Step {
  step: (typeof steps)[number]
  by: number
  n: number
  late: number
}

/** The step with a name. */
export const stepNamed = (name: string, by: number, n: number): Step => ({
  step: steps.find(({ what }) => what === name)!,
  by,
  n,
  late: 0,
})

/** Steps whose names are in `among`; of all if it is missing. */
export const stepOf = (among?: ReadonlySet<string>): fc.Arbitrary<Step> =>
  fc.record({
    step: fc.constantFrom(...steps.filter(({ what }) => !among || among.has(what))),
    by: fc.nat(members.length - 1),
    n: fc.nat(5),
    late: fc.integer({ min: -3000, max: 3000 }),
  })

/** Event of a step; null if the step is impossible in the current state. */
export function eventOf(world: World, { step: { what, make }, by: who, n }: Step): CatalogueEvent | null {
  const [thread, comment, reply] = [idOf('thread', n % 3), idOf('comment', n), idOf('reply', n)]
  const event = make(world, {
    who,
    n,
    by: members[who]!,
    other: members[(who + 1 + (n % (members.length - 1))) % members.length]!,
    thread,
    comment,
    reply,
    item: [thread, comment, reply][(who + n) % 3]!,
    above: { thread: idOf('thread', (n + 1) % 3), comment: idOf('comment', (n + 1) % 6) },
    body: `${what} ${who} ${n}`,
  })
  if (event && 'subject' in event.data && !ownStream(event)) {
    const { id } = event.data.subject
    world.lengths.set(id, (world.lengths.get(id) ?? 0) + 1)
  }
  return event && erase(event, world.erased)
}

/** Stream that a capability chose for an event; null if the event belongs in the stream of its subject. */
export function ownStream(event: CatalogueEvent): StreamName | null {
  for (const { stream } of capabilities) {
    const own = stream?.(event)
    if (own) return own
  }
  return null
}
