import type { Member } from '../../../sessions/viewers.ts'
import type { GraphContext } from '../context.ts'

/** Facts about a member that others do not share; an execution that reads one of them is personal. */
type Personal = 'id' | 'registeredAt'

/** Id that a class of viewers has in place of its members' ids; it belongs to nobody. */
const NOBODY = `member_${'0'.repeat(26)}`

const names = new WeakMap<Member, string>()

/** Name that is the same for viewers who differ only in personal facts; a visitor's is empty. */
export function classOf(viewer: Member | null): string {
  if (!viewer) return ''
  const known = names.get(viewer)
  if (known !== undefined) return known
  const { id: _, registeredAt: __, ...facts } = viewer
  const name = JSON.stringify(facts)
  names.set(viewer, name)
  return name
}

/** Context of a class of viewers, for one execution whose result its members share. */
export interface ClassReading {
  context: GraphContext
  /**
   * True if the execution so far gave what it would have given a member alone: it read nothing personal, and did not
   * ask if an id is this member's (`isSelf`).
   */
  holdsFor: (viewer: Member | null) => boolean
}

/** Opens a reading for the class of a context's viewer. It observes what is read, so that nothing has to be declared. */
export function readAsClass({ viewer, ...context }: GraphContext): ClassReading {
  let isPersonal = false
  const asked = new Set<string>()
  const personal = <Value>(value: Value) => ({
    enumerable: true,
    get() {
      isPersonal = true
      return value
    },
  })
  const guard = <Guarded extends object>(open: object, closed: Record<string, unknown>) =>
    Object.defineProperties(
      { ...open },
      Object.fromEntries(Object.entries(closed).map(([name, value]) => [name, personal(value)])),
    ) as Guarded
  const unknown: Record<Personal, unknown> = { id: NOBODY, registeredAt: null }
  const is = (id: string) => {
    asked.add(id)
    return false
  }
  const { session: _, person: __, network: ___, idempotencyKey, readAt: ____, ...common } = context
  return {
    context: guard<GraphContext>(
      { ...common, viewer: viewer && guard<Member>({ ...viewer, is }, unknown) },
      { session: null, person: undefined, network: undefined, idempotencyKey, readAt: undefined },
    ),
    holdsFor: (member) => !isPersonal && !(member && asked.has(member.id)),
  }
}
