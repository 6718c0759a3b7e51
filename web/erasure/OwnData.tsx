import { Download as Icon } from 'lucide-react'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { bytesText } from '../ui/forms/bytes.ts'
import layout from '../ui/theme/layout.module.css'
import css from './erasure.module.css'
import { useOwnData, type Download } from './useOwnData.ts'

/** Button that downloads a copy of the member's own data; without JavaScript, a link to the same file. */
export function OwnData() {
  const { download, start, cancel } = useOwnData()
  const isRunning = download.state === 'running'
  return (
    <div className={css.download}>
      <div className={layout.row}>
        <a
          href={urlFor.ownData()}
          download
          aria-disabled={isRunning || undefined}
          className={buttonClass()}
          onClick={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          <Icon size={18} aria-hidden="true" /> Download your data
        </a>
        {isRunning && (
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <p role="status" className={layout.soft}>
        {statusText(download)}
      </p>
      {download.state === 'failed' && (
        <p role="alert" className={css.failure}>
          {download.message}
        </p>
      )}
    </div>
  )
}

function statusText(download: Download): string {
  if (download.state === 'running')
    return download.bytes === 0
      ? 'Preparing your download…'
      : `${bytesText(download.bytes)} downloaded so far…`
  return download.state === 'done' ? `Done: ${bytesText(download.bytes)}. Check your downloads folder.` : ''
}
