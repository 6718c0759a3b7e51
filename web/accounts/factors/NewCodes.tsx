import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import layout from '../../ui/theme/layout.module.css'
import { useShell } from '../../frame/shell.ts'
import { save } from '../../erasure/own-data.ts'
import auth from '../auth/auth.module.css'
import css from './factors.module.css'

const focus = (heading: HTMLElement | null) => heading?.focus()

/** New recovery codes, which are shown once. */
export function NewCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const { host } = useShell().site
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('Copied'),
      () => toast("Your browser doesn't allow copying. Please select the codes.", 'error'),
    )
  }
  const text = `Recovery codes for ${host}\n\n${codes.join('\n')}\n`
  return (
    <div className={auth.done} role="group" aria-labelledby="new-codes">
      <h3 id="new-codes" ref={focus} tabIndex={-1}>
        Save your recovery codes
      </h3>
      <p>
        If you lose your passkey or app, each of these codes logs you in once. We can't show them again, so
        keep them where you'll find them without this device.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          size="small"
          onClick={() => save(new Blob([text], { type: 'text/plain' }), `recovery-codes-${host}.txt`)}
        >
          Download
        </Button>
        <Button size="small" look="primary" onClick={onSaved}>
          I saved them
        </Button>
      </div>
    </div>
  )
}
