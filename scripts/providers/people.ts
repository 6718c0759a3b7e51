/** A person to log in as at the local provider. */
export interface Person {
  id: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string | null
  /** Purpose of the person, for the page that lists all. */
  note: string
}

/** People of the local provider. One has the address of a demo member. */
export const people: readonly Person[] = [
  {
    id: 'ines',
    email: 'ines@example.com',
    isEmailVerified: true,
    firstName: 'Ines',
    lastName: 'Moreau',
    note: 'new to the network',
  },
  {
    id: 'lee',
    email: 'lee@example.com',
    isEmailVerified: true,
    firstName: 'Lee',
    lastName: null,
    note: 'has no last name',
  },
  {
    id: 'sam',
    email: 'sam@example.com',
    isEmailVerified: false,
    firstName: 'Sam',
    lastName: 'Okafor',
    note: 'has not verified the email address',
  },
  {
    id: 'maya',
    email: 'mayainmotion@example.org',
    isEmailVerified: true,
    firstName: 'Maya',
    lastName: 'Iyer',
    note: 'has the email address of a demo member',
  },
]
