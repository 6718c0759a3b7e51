import { ShieldCheck } from 'lucide-react'
import { ANSWER_DAYS, FEWEST_MEMBERS } from '../../services/rules/questions.ts'
import layout from '../ui/layout.module.css'
import css from './analytics.module.css'

/** What analysts see of people, and what is seen of analysts. */
export const Privacy = () => (
  <section className={css.privacy} aria-labelledby="privacy">
    <h2 id="privacy" className={css.minor}>
      <ShieldCheck size={20} aria-hidden="true" /> What protects members
    </h2>
    <ul className={layout.prose}>
      <li>Members are counted by pseudonyms that differ from question to question. Texts are never read.</li>
      <li>
        A group of fewer than {FEWEST_MEMBERS} members is not shown. Where it could be found by subtraction,
        the smallest of the other groups is hidden too, and totals are of the groups that are shown.
      </li>
      <li>
        Answers to several questions can tell more together than each of them. What you ask, and each time you
        look at an answer or download it, is recorded.
      </li>
      <li>
        Days, weeks (from Monday) and months are in UTC. An answer that you do not keep is dropped after{' '}
        {ANSWER_DAYS} days.
      </li>
    </ul>
  </section>
)
