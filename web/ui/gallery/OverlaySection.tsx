import { Ban, Flag, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import layout from '../theme/layout.module.css'
import { Menu } from '../overlays/Menu.tsx'
import { Popover } from '../overlays/Popover.tsx'
import { toast } from '../overlays/toast.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { Case, Section } from './Section.tsx'

/** Gallery section of dialogs, menus, popovers, tooltips and toasts. */
export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'wide' | null>(null)
  return (
    <Section id="overlays" heading="Overlays">
      <Case name="dialog, wide dialog">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('wide')}>Open a wide dialog</Button>
      </Case>
      <Case name="menu, with a dialog behind it">
        <Menu
          label="More"
          button="Open a menu"
          buttonClass={buttonClass()}
          items={[
            {
              id: 'copy',
              label: 'Copy link',
              icon: <Link2 size={20} />,
              onAction: () => toast('Link copied.'),
            },
            { id: 'report', label: 'Report', icon: <Flag size={20} />, onAction: () => setOpen('dialog') },
            { id: 'home', label: 'Go to the text', href: '#text' },
            { id: 'off', label: 'Not available', disabled: true },
            { id: 'spam', label: 'Mark as spam', icon: <Ban size={20} />, danger: true, onAction() {} },
          ]}
        />
      </Case>
      <Case name="pop-over">
        <Popover label="Details" button="Open a pop-over" buttonClass={buttonClass()}>
          {(close) => (
            <div className={layout.stack}>
              <p>Details about the button.</p>
              <Button onClick={close}>Close</Button>
            </div>
          )}
        </Popover>
      </Case>
      <Case name="tooltip">
        <Tooltip label="About usernames">
          Note: Please use a minimum of 4 characters and limit to alphabetic or numeric characters only.
        </Tooltip>
      </Case>
      <Case name="toasts">
        <Button onClick={() => toast('Welcome back Maya!')}>Success</Button>
        <Button onClick={() => toast('Something went wrong. Please try again.', 'error')}>Failure</Button>
        <Button
          onClick={() =>
            toast('Link copied.', 'success', {
              actions: [{ label: 'Undo', onAction: () => toast('Undone') }],
              clearAfter: 8000,
            })
          }
        >
          With an action
        </Button>
      </Case>
      {open && (
        <Dialog
          heading={open === 'wide' ? 'Join in' : 'Report this reply?'}
          wide={open === 'wide'}
          onClose={() => setOpen(null)}
        >
          <p>Only moderators can see that you reported this.</p>
          <Field label="Why are you reporting this?" />
          <div className={layout.row}>
            <Button look="primary" onClick={() => setOpen(null)}>
              Report
            </Button>
            <Button look="quiet" onClick={() => setOpen(null)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </Section>
  )
}
