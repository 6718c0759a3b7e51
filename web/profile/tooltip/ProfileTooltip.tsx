import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Popover } from 'react-aria-components'
import { useLocation } from 'react-router'
import { onDemand } from '../../ui/overlays/on-demand.tsx'
import overlay from '../../ui/overlays/overlay.module.css'
import { MARGIN_PX, useSettledWindow } from '../../ui/overlays/TooltipOverlay.tsx'
import { ProfileCard, type Flagged } from './ProfileCard.tsx'
import css from './tooltip.module.css'
import { useReachedName, type ReachedName } from './useReachedName.ts'

const FlagDialog = onDemand(async () => (await import('../../moderation/flags/FlagDialog.tsx')).FlagDialog)

/** Profile tooltip of every member's name on the page (spec §2). `first` is the event by which a name was reached. */
export function ProfileTooltip({ first }: { first: Event }) {
  const card = useRef<HTMLElement>(null)
  const [name, close] = useReachedName(first, card)
  const [flagged, flag] = useState<Flagged | null>(null)
  const { key } = useLocation()
  useEffect(close, [key, close])
  return (
    <>
      {name && (
        <Panel key={name.link.pathname} name={name} card={card} close={close}>
          <ProfileCard
            slug={decodeURIComponent(name.link.pathname.slice('/members/'.length))}
            onFlag={(member) => {
              // The dialog returns the focus to the name.
              name.link.focus()
              close()
              flag(member)
            }}
          />
        </Panel>
      )}
      {flagged && (
        <FlagDialog
          heading={`Report ${flagged.username}`}
          assocId={flagged.id}
          assocType="USER"
          onClose={() => flag(null)}
        />
      )}
    </>
  )
}

/** The tooltip beside a name; the Tab key enters it from the name, and leaves it for what follows the name. */
function Panel({
  name,
  card,
  close,
  children,
}: {
  name: ReachedName
  card: RefObject<HTMLElement | null>
  close(): void
  children: ReactNode
}) {
  return (
    <Popover
      ref={card}
      triggerRef={{ current: name.link }}
      trigger="PreviewTrigger"
      isNonModal
      isOpen
      onOpenChange={close}
      aria-label={`About ${name.link.textContent.trim()}`}
      placement="bottom start"
      offset={4}
      containerPadding={MARGIN_PX}
      shouldUpdatePosition={useSettledWindow()}
      className={`${overlay.panel} ${css.card}`}
    >
      {children}
    </Popover>
  )
}
