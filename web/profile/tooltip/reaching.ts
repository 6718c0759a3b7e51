/**
 * Events by which somebody may reach a member's name. A pointer reaches it by moving, because content that appears
 * under a resting pointer must not open anything.
 */
export const reachingEvents = ['pointermove', 'pointerdown', 'focusin'] as const

/** Link to a member's profile, such as the name of an author, that contains the target of an event. */
export function profileLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/members/"]') : null
  return link && /^\/members\/[^/]+$/.test(link.pathname) && !link.search ? link : null
}
