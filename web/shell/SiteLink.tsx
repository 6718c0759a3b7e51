import { Link, type LinkProps } from 'react-router'

/** A link inside the site. What its route asks for is asked by `useGuard`. */
export const SiteLink = (props: LinkProps & { to: string }) => <Link {...props} />
