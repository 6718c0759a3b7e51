import { ShieldCheck } from 'lucide-react'
import { ANSWER_DAYS, MIN_GROUP_MEMBERS } from '../../../services/rules/questions.ts'
import layout from '../../ui/theme/layout.module.css'
import css from '../analytics.module.css'

/** Explanation of how analytics protects the privacy of members, and how the activity of analysts is recorded. */
export const Privacy = () => (
  <section className={css.privacy} aria-labelledby="privacy">
    <h2 id="privacy" className={css.minor}>
      <ShieldCheck size={20} aria-hidden="true" /> How members' privacy is protected
    </h2>
    <ul className={layout.prose}>
      <li>Members are counted under pseudonyms that differ for each question. Post text is never read.</li>
      <li>
        Groups with fewer than {MIN_GROUP_MEMBERS} members are not shown. If a hidden group could be worked
        out by subtraction, the next smallest group is hidden too. Totals include only the groups shown.
      </li>
      <li>
        Answers can reveal more when combined. We record every question you ask and every time you view or
        download an answer.
      </li>
      <li>
        Days, weeks (starting Monday) and months are in UTC. Answers you don't keep are deleted after{' '}
        {ANSWER_DAYS} days.
      </li>
    </ul>
  </section>
)
