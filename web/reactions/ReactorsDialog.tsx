import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { ProgressLine } from '../ui/progress/ProgressLine.tsx'
import { ReactionIcon } from '../ui/ReactionIcon.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ReactionType } from './choose.ts'
import { kinds } from './kinds.ts'
import css from './reactors.module.css'
import type { Reacted } from './useReact.ts'
import { useReactors } from './useReactors.ts'

/** Dialog with the members who reacted to an item, as far as the viewer may see them: all, and by kind. */
export function ReactorsDialog({
  item,
  to,
  onClose,
}: {
  item: Reacted & { readonly total: number }
  /** Description of the item, such as 'Maya's comment'. */
  to: string
  onClose(): void
}) {
  const chosen = kinds.flatMap((kind) => {
    const count = item.reactionAggregates.find(({ type }) => type === kind.type)?.count ?? 0
    return count > 0 ? [{ ...kind, count }] : []
  })
  const all = { id: 'ALL', label: `All ${item.total}`, panel: <Reactors item={item} type={null} /> }
  const byKind = chosen.map(({ type, label, icon, count }) => ({
    id: type,
    label: (
      <span className={css.tab}>
        <ReactionIcon kind={icon} size={20} />
        <span className="visually-hidden">{label}</span> {count}
      </span>
    ),
    panel: <Reactors item={item} type={type} />,
  }))
  return (
    <Dialog heading={`Reactions to ${to}`} onClose={onClose}>
      <Tabs label="Kinds of reaction" tabs={[all, ...byKind]} />
    </Dialog>
  )
}

function Reactors({ item, type }: { item: Reacted; type: ReactionType | null }) {
  const { reactors, state, hasMore, load } = useReactors(item, type)
  return (
    <div className={layout.stack}>
      <ul className={css.list}>
        {reactors.map(({ type, user }) => (
          <li key={user.id} className={css.reactor}>
            <Avatar name={user.isDeleted ? null : user.username} src={user.avatar?.thumb} />
            <span className={css.name}>
              {user.isDeleted ? (
                user.username
              ) : (
                <SiteLink to={urlFor.member(user.slug)}>{user.username}</SiteLink>
              )}
            </span>
            {kinds.map(
              (kind) =>
                kind.type === type && (
                  <span key={type}>
                    <ReactionIcon kind={kind.icon} size={24} />
                    <span className="visually-hidden">{kind.label}</span>
                  </span>
                ),
            )}
          </li>
        ))}
      </ul>
      {state === 'loading' && <ProgressLine />}
      {state === 'loaded' && reactors.length === 0 && (
        <p className={layout.soft}>There are no reactions of members whom you can see.</p>
      )}
      {state === 'failed' && <p role="alert">Something went wrong. Please try again.</p>}
      {(state === 'failed' || (hasMore && state === 'loaded')) && (
        <Button size="small" className={layout.more} onClick={load}>
          {state === 'failed' ? 'Try again' : 'More members'}
        </Button>
      )}
    </div>
  )
}
