import { Item, type ItemData } from './Item.tsx'
import parts from './parts.module.css'

interface ItemListProps {
  heading: string | null | undefined
  items: readonly ItemData[]
  className: string | undefined
  /** Element of the list: numbered (`ol`) or not. */
  as?: 'ol' | 'ul'
}

/** A list of links under a heading. */
export const ItemList = ({ heading, items, className, as: List = 'ul' }: ItemListProps) => (
  <div className={parts.wide}>
    {heading && <h2>{heading}</h2>}
    <List className={className}>
      {items.map((item, at) => (
        <li key={at}>
          <Item item={item} />
        </li>
      ))}
    </List>
  </div>
)
