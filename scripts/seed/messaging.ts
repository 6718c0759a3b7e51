import { conversations, messages, readings } from '../../services/commands/messaging.ts'
import { conversationIdOf, newId } from '../../services/commands/frame/ids.ts'
import { Conversations, type DemoConversation } from './content.ts'
import { readData } from './data.ts'
import { flagSteps, reactionSteps } from './forum.ts'
import {
  commandIdOf,
  DAY,
  demoIdOf,
  HOUR,
  inOrder,
  siteIdOf,
  soonAfter,
  type Lane,
  type Step,
} from './steps.ts'

function conversationSteps(demo: DemoConversation): Step[] {
  const [starter, receiver] = demo.between
  const site = siteIdOf(demo.site)
  const conversation = conversationIdOf(demoIdOf(starter), demoIdOf(receiver))
  const began = -demo.daysAgo * DAY
  const name = `conversation ${starter} ${receiver}`
  const other = (by: string) => demoIdOf(by === starter ? receiver : starter)

  const sent = demo.messages.map(({ by, after, body, reactions, flags }, index) => {
    const moment = { at: soonAfter(began + after * HOUR, 0), name: `${name} message ${index}` }
    const message = newId('message', commandIdOf(moment))
    const steps: Step[] = [
      {
        ...moment,
        actor: demoIdOf(by),
        site,
        adds: 'messages',
        run: ({ dispatch }, intent) =>
          dispatch(messages, { name: 'send', message, conversation, body }, intent),
      },
      ...reactionSteps({ ...moment, item: message, site }, reactions),
      ...flagSteps({ ...moment, item: message, site }, flags),
    ]
    return { message, at: moment.at, steps }
  })
  const last = sent.at(-1)!

  const start: Step = {
    at: began,
    name,
    actor: demoIdOf(starter),
    site,
    run: ({ dispatch }, intent) =>
      dispatch(conversations, { name: 'start', other: demoIdOf(receiver) }, intent),
  }
  const afterwards = (demo.afterwards ?? []).map((done): Step => {
    const command = { name: done.name, other: other(done.by) }
    return {
      at: last.at + 5 * HOUR,
      name: `${done.name} ${name}`,
      actor: demoIdOf(done.by),
      site,
      run: ({ dispatch }, intent) => dispatch(conversations, command, intent),
    }
  })
  const read = (demo.readBy ?? []).map((by): Step => {
    const command = { name: 'markRead', conversation, through: last.message } as const
    return {
      at: last.at + 2 * HOUR,
      name: `read ${by} ${name}`,
      actor: demoIdOf(by),
      site,
      run: ({ dispatch }, intent) => dispatch(readings, command, intent),
    }
  })
  return [start, ...sent.flatMap(({ steps }) => steps), ...afterwards, ...read]
}

/** Private conversations of the demo: answered, pending, archived and blocked. */
export const writtenConversations = (): DemoConversation[] => readData('conversations', Conversations)

export const conversationLanes = (conversations: readonly DemoConversation[]): Lane[] =>
  conversations.map((one) => inOrder(conversationSteps(one)))
