/** Rules of a site that hold texts back from others, in the order in which they are tried. */
export const contentRuleNames = ['words', 'links', 'rate', 'repeats'] as const
export type ContentRule = (typeof contentRuleNames)[number]

interface RuleWords {
  label: string
  /** Reason for the author and moderators, which continues 'Held for a moderator: '. */
  told: string
  /** True if the rule concerns only the text itself, so that the author can end the hold by an edit. */
  isOfText: boolean
}

export const contentRuleWords: Readonly<Record<ContentRule, RuleWords>> = {
  words: {
    label: 'Words',
    told: 'it contains words that moderators of this community read first.',
    isOfText: true,
  },
  links: {
    label: 'Links of new accounts',
    told: 'it contains a link, and the account is new.',
    isOfText: true,
  },
  rate: {
    label: 'Many texts in a short time',
    told: 'its author posted many texts in a short time.',
    isOfText: false,
  },
  repeats: { label: 'Repeated text', told: 'its author posted the same text before.', isOfText: false },
}
