import { fieldNamed, isValueName } from '../../../rules/profiles/fields.ts'
import { shownValue } from '../../../rules/profiles/values.ts'
import { escape } from '../../http/page.ts'
import { item, list, type OwnLists } from '../list.ts'

/** List of what the member says on the profile, for the copy of the member's data. */
export const profileValueLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'profile', heading: 'What you say about yourself' },
    async function* () {
      for (const { field, value } of await reads.profileValuesOf([member])) yield { field, value }
    },
    ({ field, value }) =>
      item(
        isValueName(field)
          ? `${escape(fieldNamed(field).label)}: ${escape(shownValue(field, value, 'en'))}`
          : escape(value),
      ),
  ),
]
