import { readInlineData } from 'react-relay'
import type { sectionStored_section$key } from '../__generated__/sectionStored_section.graphql.ts'
import { stored } from '../section-stored.ts'
import type { StoredSection } from './section-rows.ts'

/** Converts the API's response for a section to its stored form. */
export const readSection = (section: sectionStored_section$key): StoredSection =>
  readInlineData<sectionStored_section$key>(stored, section)
