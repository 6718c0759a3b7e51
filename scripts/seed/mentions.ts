import { keysOf } from '../../events/entries.ts'
import { slugOf } from '../../services/commands/names/username-slug.ts'
import { handleOf, keptText } from '../../services/rules/marks/mentions.ts'
import { demoMembers } from './members.ts'
import { demoIdOf } from './steps.ts'

const byHandle = new Map(
  keysOf(demoMembers).map((username) => [handleOf({ username, slug: slugOf(username) }), demoIdOf(username)]),
)

/** A text of the demo as the log has it: with the ids of the members that it mentions. */
export const mentioning = (text: string): string => keptText(text, byHandle)
