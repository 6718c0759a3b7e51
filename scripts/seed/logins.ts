import { emailOf, type DemoMember } from './members.ts'

export const demoPassword = 'together-2026'

interface DemoLogin {
  username: string
  email: string
  password: string
  role: string
}

const login = (username: DemoMember, role: string): DemoLogin => ({
  username,
  email: emailOf(username),
  password: demoPassword,
  role,
})

/** Demo accounts, one for each kind of person. */
export const demoLogins: readonly DemoLogin[] = [
  login('MayaInMotion', 'member'),
  login('Tomasz W.', 'member, in a conversation with MayaInMotion'),
  login('newly_diagnosed_dana', 'member, not verified yet'),
  login('Ruth Castellano', 'moderator'),
  login('Amara Osei', 'administrator'),
  login('Nora Lindqvist', 'super admin'),
  login('Carlos Medina', 'analyst'),
]
