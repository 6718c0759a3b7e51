import { urlFor } from '../../services/rules/routes/links.ts'
import { SectionLinks } from '../frame/layout/SectionLinks.tsx'

const links = [
  { to: urlFor.profile(), text: 'Profile' },
  { to: urlFor.editProfile(), text: 'Edit profile' },
  { to: urlFor.questions(), text: 'Questions' },
  { to: urlFor.accountSettings(), text: 'Account settings' },
]

/** Links to the sections of the member's own area; `current` is the path of the one on screen. */
export const ProfileNav = ({ current }: { current: string }) => (
  <SectionLinks label="Your profile" current={current} links={links} />
)
