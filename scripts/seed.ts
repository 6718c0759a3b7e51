import { streamOf } from '../events/kinds.ts'
import { forumSteps } from './seed/forum.ts'
import { emailOf, type DemoMember } from './seed/members.ts'
import { messagingSteps } from './seed/messaging.ts'
import { demoPassword, peopleSteps } from './seed/people.ts'
import { openingSteps, siteSteps } from './seed/site-steps.ts'
import { demoSites } from './seed/sites.ts'
import { commandIdOf, intentOf } from './seed/steps.ts'
import type { Workshop } from './workshop.ts'

export { demoPassword, demoSites }

/**
 * Fills an empty network with the demo's sites, members and history, through the commands that members use.
 * Interrupted, it goes on where it was left; once whole, it returns at once. Resolves with whether there was
 * anything to do. Throws an Error that names the step that was turned down.
 */
export async function seed(workshop: Workshop): Promise<boolean> {
  const last = openingSteps()
  const mark = last.at(-1)
  const history = mark?.site ? await workshop.log.read(streamOf(mark.site)) : []
  if (mark && history.some(({ metadata }) => metadata.commandId === commandIdOf(mark))) return false
  const steps = [...siteSteps(), ...peopleSteps(), ...forumSteps(), ...messagingSteps()]
  for (const step of [...steps.toSorted((a, b) => a.at - b.at), ...last]) {
    const outcome = await step.run(workshop, intentOf(step))
    if (!outcome.ok)
      throw new Error(`The demo's "${step.name}" was turned down: ${outcome.rejection.message}`)
  }
  return true
}

/** Somebody to log in as. */
export interface DemoLogin {
  username: string
  email: string
  password: string
  /** What the member is, in words. */
  role: string
}

const login = (username: DemoMember, role: string): DemoLogin => ({
  username,
  email: emailOf(username),
  password: demoPassword,
  role,
})

/** The demo members worth trying, one for each thing that a person can be. */
export const demoLogins: readonly DemoLogin[] = [
  login('MayaInMotion', 'member'),
  login('Tomasz W.', 'member, in a conversation with MayaInMotion'),
  login('newly_diagnosed_dana', 'member, not verified yet'),
  login('Ruth Castellano', 'moderator'),
  login('Amara Osei', 'administrator'),
  login('Nora Lindqvist', 'super admin'),
  login('Carlos Medina', 'analyst'),
]
