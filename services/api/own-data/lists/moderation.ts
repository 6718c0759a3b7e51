import type { DecisionRow } from '../../../../projections/flags/queries.ts'
import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { byItem, item, kindInWords, list, rows, type OwnLists } from '../list.ts'

const verbs: Record<DecisionRow['verb'], string> = {
  dismiss: 'reports dismissed',
  warn: 'you were warned',
  hide: 'hidden until edited',
  markAsSpam: 'marked as spam',
  delete: 'deleted',
  restore: 'restored',
  lock: 'locked',
  pin: 'pinned',
  allowPicture: 'picture allowed',
  removePicture: 'picture removed',
  move: 'moved to another category',
  merge: 'merged into another thread',
  purge: 'removed permanently',
}

const byKey = ({ key }: { key: string }) => key

export const decisionLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'decisions', heading: 'Decisions of moderators about you' },
    rows(byKey, (part) => reads.ownDecisions(member, part)),
    ({ item: of, decidedAt, verb, reason, words, undoneAt }) =>
      item(
        `${moment(decidedAt)}: ${kindInWords(of)} <span class="soft">(${escape(of)})</span>, ${verbs[verb]}` +
          [reason, words].map((said) => (said ? `, ${escape(said)}` : '')).join('') +
          (undoneAt ? `; undone ${moment(undoneAt)}` : ''),
      ),
  ),
]

const outcomes = { upheld: 'the decision stands', overturned: 'the decision was undone' }

export const appealLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'appeals', heading: 'Your appeals against decisions' },
    rows(byKey, (part) => reads.ownAppeals(member, part)),
    ({ item: of, appealedAt, words, outcome, answer }) =>
      item(
        `${moment(appealedAt)}: ${kindInWords(of)} <span class="soft">(${escape(of)})</span>` +
          [words, outcome && outcomes[outcome], answer]
            .map((said) => (said ? `, ${escape(said)}` : ''))
            .join(''),
      ),
  ),
]

export const reportLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'reports', heading: 'Your reports' },
    rows(byItem, (part) => reads.ownReports(member, part)),
    ({ item: of, reportedAt, reason, note }) =>
      item(
        `${moment(reportedAt)}: ${kindInWords(of)} <span class="soft">(${escape(of)})</span>` +
          [reason, note].map((said) => (said ? `, ${escape(said)}` : '')).join(''),
      ),
  ),
]
