import type { DemoConversation } from '../content.ts'
import { By, readText, Site } from '../data.ts'

/**
 * Parses conversations: `# site | a | b | days ago | minutes between two messages`, then a line for each message, which
 * starts with its sender, `a` or `b`.
 */
function conversationIn(text: string): DemoConversation {
  const [head = '', ...lines] = text.trim().split('\n')
  const [site, a, b, daysAgo, minutes] = head.split(' | ')
  const between: DemoConversation['between'] = [By.parse(a), By.parse(b)]
  return {
    site: Site.parse(site),
    between,
    daysAgo: Number(daysAgo),
    messages: lines.map((line, index) => ({
      by: between[line.startsWith('a ') ? 0 : 1],
      after: (index * Number(minutes)) / 60,
      body: line.slice(2),
    })),
  }
}

export const crowdConversations = (): DemoConversation[] =>
  readText('conversations-of-the-crowd.txt').split(/^# /m).slice(1).map(conversationIn)
