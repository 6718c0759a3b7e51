import type { EditorialKind } from '../../../events/kinds.ts'
import type { ContentSection } from '../../../services/rules/sections/sections.ts'
import type { DemoMember } from '../members.ts'
import type { DemoSite } from '../sites.ts'

/** Pictures of the demo that accompany articles, by the names of their files (services/api/demo-pictures/articles). */
export type ArticlePicture = 'bench' | 'calendar' | 'curve' | 'kitchen' | 'mugs' | 'night' | 'plate' | 'walk'

export interface DemoArticle {
  kind: EditorialKind
  site: DemoSite
  /** Time of publication, in days before the end of the demo's history. */
  daysAgo: number
  /** Missing for what the editorial team publishes. */
  by?: DemoMember
  title: string
  slug: string
  excerpt: string
  picture?: ArticlePicture
  /** Description of the picture. */
  alt?: string
  categories?: readonly string[]
  tags?: readonly string[]
  /** Other sites on which the article appears. */
  on?: readonly DemoSite[]
  sections: readonly Pick<ContentSection, 'type' | 'options'>[]
}

export const pictureOf = (name: ArticlePicture, alt: string) => ({
  url: `/demo/pictures/articles/${name}.svg`,
  alt,
  width: 1468,
  height: 560,
})
