import { entriesOf } from '../../../events/entries.ts'
import { may } from '../../../services/rules/authorise.ts'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { operations } from '../decision/decisions.ts'
import { keyOf, otherKeys, turnKeys } from './keys.ts'
import css from './queue.module.css'

/** List of the queue's keyboard shortcuts, and the switch that turns them off (WCAG 2.1.4). */
export function Keys({ isOn, onTurn }: { isOn: boolean; onTurn(isOn: boolean): void }) {
  const canDelete = may('deleteContent', viewerOf(useShell()))
  const decisions = entriesOf(keyOf)
    .filter(([name]) => name !== 'DELETE' || canDelete)
    .map(([name, key]) => [key, operations[name].button.toLowerCase()])
  return (
    <div className={css.keys}>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => {
          turnKeys(target.checked)
          onTurn(target.checked)
        }}
      >
        Keyboard shortcuts
      </Checkbox>
      {isOn && (
        <p className={css.legend}>
          {[...Object.entries(otherKeys), ...decisions].map(([key, words]) => (
            <span key={key}>
              <kbd className={css.key}>{key}</kbd> {words}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
