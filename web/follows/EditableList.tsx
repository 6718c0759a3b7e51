import { useState, type ReactNode } from 'react'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'

interface EditableListProps {
  /** True for the whole list, which can be edited; its beginning has a link to it. */
  isWhole: boolean
  link: { to: string; text: string }
  more: string
  hasNext: boolean
  isLoadingNext: boolean
  loadNext(count: number): void
  children(isEditing: boolean): ReactNode
}

/** Frame of a list of what the viewer follows. */
export function EditableList(props: EditableListProps) {
  const { isWhole, link } = props
  const [isEditing, edit] = useState(false)
  return (
    <>
      {isWhole && (
        <div className={layout.row}>
          <Button size="small" aria-pressed={isEditing} onClick={() => edit(!isEditing)}>
            {isEditing ? 'Done' : 'Edit'}
          </Button>
        </div>
      )}
      {props.children(isEditing)}
      {!isWhole && <SiteLink to={link.to}>{link.text}</SiteLink>}
      {isWhole && props.hasNext && (
        <Button className={layout.more} busy={props.isLoadingNext} onClick={() => props.loadNext(20)}>
          {props.more}
        </Button>
      )}
    </>
  )
}
