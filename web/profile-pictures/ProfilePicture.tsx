import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import type { ProfilePicture_user$key } from './__generated__/ProfilePicture_user.graphql.ts'
import type { ProfilePictureMutation } from './__generated__/ProfilePictureMutation.graphql.ts'
import css from './profile-picture.module.css'

const AvatarDialog = onDemand(async () => (await import('./AvatarDialog.tsx')).AvatarDialog)

/** The viewer's picture on the viewer's profile, with buttons to choose another one and to remove it. */
export function ProfilePicture(props: { user: ProfilePicture_user$key }) {
  const { username, avatar } = useFragment(
    graphql`
      fragment ProfilePicture_user on User {
        username
        avatar {
          thumb
          profileTooltip
          alt
        }
      }
    `,
    props.user,
  )
  const [isOpen, setOpen] = useState(false)
  const [remove, isBusy] = useCommand<ProfilePictureMutation>(graphql`
    mutation ProfilePictureMutation {
      deleteProfilePicture {
        user {
          ...ProfilePicture_user
        }
      }
    }
  `)
  return (
    <div className={css.picture}>
      <Avatar name={username} src={avatar?.profileTooltip} alt={avatar?.alt} size="profileTooltip" />
      <div className={css.buttons}>
        <Button size="small" look="quiet" onClick={() => setOpen(true)} onPointerEnter={AvatarDialog.load}>
          {avatar ? 'Change picture' : 'Add a picture'}
        </Button>
        {avatar && (
          <Button
            size="small"
            look="quiet"
            busy={isBusy}
            onClick={() => void remove({}, { done: 'Picture removed' })}
          >
            Remove picture
          </Button>
        )}
      </div>
      {isOpen && <AvatarDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
