import { networkStream } from '../services/commands/sites-facts.ts'
import { keysOf, recordFrom } from '../events/entries.ts'
import { streamOf, type StreamName } from '../events/kinds.ts'
import { articleLanes } from './seed/articles.ts'
import { conditionLanes } from './seed/conditions.ts'
import { crowdConversations } from './seed/crowd/conversations.ts'
import { crowdFollowLanes, crowdMemberLanes } from './seed/crowd/people.ts'
import { questionLane, questionsStream } from './seed/crowd/questions.ts'
import { crowdThreads } from './seed/crowd/threads.ts'
import { forumLanes, thanks, writtenThreads } from './seed/forum.ts'
import { conversationLanes, writtenConversations } from './seed/messaging.ts'
import { followLanes, memberLanes, spammerLane } from './seed/people.ts'
import { profileLanes, statusLanes } from './seed/profiles/lanes.ts'
import { runLanes } from './seed/run.ts'
import { furnishingLanes, openingLane, pictureLanes, siteLane } from './seed/site-steps.ts'
import { addedThings, commandIdOf, siteStep, type AddedThing, type Lane, type Step } from './seed/steps.ts'
import type { Workshop } from './command/workshop.ts'

/** Stages in which the demo is created; the step sequences (lanes) of one stage run concurrently. */
const stages = (): Lane[][] => [
  [siteLane()],
  [...furnishingLanes(), ...conditionLanes(), ...memberLanes()],
  [...forumLanes(writtenThreads()), ...conversationLanes(writtenConversations()), ...followLanes()],
  [spammerLane()],
  [openingLane()],
]

/** Number of things that are still to be added. */
export type Left = Record<AddedThing, number>

interface SeedOptions {
  /** Stops the creation of the demo; a later call continues it. */
  signal?: AbortSignal
  /** Called after each command. */
  show?: (left: Readonly<Left>) => void
}

/** True if a step's command was carried out before; `stream` is the stream that contains its events. */
async function isDone({ log }: Pick<Workshop, 'log'>, step: Pick<Step, 'at' | 'name'>, stream: StreamName) {
  const commandId = commandIdOf(step)
  return (await log.read(stream)).some(({ metadata }) => metadata.commandId === commandId)
}

/** End of the demo's history, in ms since 1970: now, or the end that an interrupted seed has used. */
async function endOf({ log }: Pick<Workshop, 'log'>): Promise<number> {
  const first = siteStep('diabetes')
  const commandId = commandIdOf(first)
  const made = (await log.read(networkStream)).find(({ metadata }) => metadata.commandId === commandId)
  return made ? Date.parse(made.metadata.occurredAt) - first.at : Date.now()
}

const crowdStages = (): Lane[][] => [
  [...pictureLanes(), ...crowdMemberLanes(), ...articleLanes()],
  [
    ...forumLanes([...crowdThreads(), ...thanks()]),
    ...conversationLanes(crowdConversations()),
    ...crowdFollowLanes(),
    ...profileLanes(),
    ...statusLanes(),
  ],
  [questionLane()],
]

async function fill(workshop: Workshop, stages: readonly (readonly Lane[])[], options: SeedOptions) {
  const end = await endOf(workshop)
  const steps = stages.flat(2)
  const left: Left = recordFrom(
    keysOf(addedThings),
    (thing) => steps.filter(({ adds }) => adds === thing).length,
  )
  const done = ({ adds }: Step) => {
    if (adds) left[adds]--
    options.show?.(left)
  }
  for (const lanes of stages) await runLanes(workshop, lanes, { end, done, signal: options.signal })
}

/**
 * Fills an empty network with the demo's sites, demo accounts and their content, through members' commands. Times are
 * relative to the first call. Continues an interrupted seed. Resolves to false if the demo is already complete. Throws
 * an Error that names a rejected step.
 */
export async function seed(workshop: Workshop, options: SeedOptions = {}): Promise<boolean> {
  const mark = openingLane().at(-1)
  if (mark?.site && (await isDone(workshop, mark, streamOf(mark.site)))) return false
  await fill(workshop, stages(), options)
  return true
}

/** Adds the articles of the complete demo, which otherwise come with the crowd. Resolves and throws like `seed`. */
export const seedArticles = (workshop: Workshop): Promise<void> => fill(workshop, [articleLanes()], {})

/** Adds members with threads, conversations and questions to the complete demo. Resolves and throws like `seed`. */
export async function seedCrowd(workshop: Workshop, options: SeedOptions = {}): Promise<boolean> {
  const mark = questionLane().at(-1)
  if (mark && (await isDone(workshop, mark, questionsStream))) return false
  await fill(workshop, crowdStages(), options)
  return true
}
