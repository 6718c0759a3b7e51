import type { CookieName } from '../../rules/cookies.ts'

/**
 * Name and attributes of a cookie that scripts cannot read. With HTTPS, its prefix makes browsers accept it only from
 * this host.
 */
export const privateCookie = (cookie: CookieName, https: boolean) => ({
  name: https ? `__Host-${cookie}` : cookie,
  attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const,
})
