import { Share2 } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { toast } from '../../ui/overlays/toast.ts'

/** Button that passes a page's address on: by the device's own menu, otherwise as a copy. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  async function share(): Promise<void> {
    try {
      // Browsers on most computers have no such menu.
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast('Link copied.')
    } catch (error) {
      // Readers who close the menu have decided not to share.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast("Couldn't copy the link. You can copy it from the address bar.", 'error')
    }
  }
  return (
    <button
      type="button"
      className={buttonClass({ look: 'quiet', size: 'small' })}
      onClick={() => void share()}
    >
      <Share2 size={18} aria-hidden="true" /> Share
    </button>
  )
}
