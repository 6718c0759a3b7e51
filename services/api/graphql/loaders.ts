// Generated from services/api/graphql/*/*.ts by `npm run generate`.
import { accessRecoveryLoaders } from './access-recoveries/loaders.ts'
import { accountLoaders } from './accounts/loaders.ts'
import { bookmarkLoaders } from './bookmarks/loaders.ts'
import { disorderLoaders } from './disorders/loaders.ts'
import { erasureLoaders } from './erasure/loaders.ts'
import { followLoaders } from './follows/loaders.ts'
import { forumLoaders } from './forums/loaders.ts'
import { contentLoaders } from './frame/content-loaders.ts'
import { givingLoaders } from './giving/loaders.ts'
import { linkPreviewLoaders } from './link-previews/loaders.ts'
import { mediaLoaders } from './media/loaders.ts'
import { messagingLoaders } from './messaging/loaders.ts'
import { flagLoaders } from './moderation/loaders.ts'
import { noticeLoaders } from './notices/loaders.ts'
import { profileValueLoaders } from './profile-values/loaders.ts'
import { publishingLoaders } from './publishing/loaders.ts'
import { reactionLoaders } from './reactions/loaders.ts'
import { socialSiteLoaders } from './social-sites/loaders.ts'
import { userDisorderLoaders } from './user-disorders/loaders.ts'
import type { LoaderParts } from './frame/batching.ts'

export const loadersOf = (parts: LoaderParts) => ({
  ...accessRecoveryLoaders(parts),
  ...accountLoaders(parts),
  ...bookmarkLoaders(parts),
  ...disorderLoaders(parts),
  ...erasureLoaders(parts),
  ...followLoaders(parts),
  ...forumLoaders(parts),
  ...contentLoaders(parts),
  ...givingLoaders(parts),
  ...linkPreviewLoaders(parts),
  ...mediaLoaders(parts),
  ...messagingLoaders(parts),
  ...flagLoaders(parts),
  ...noticeLoaders(parts),
  ...profileValueLoaders(parts),
  ...publishingLoaders(parts),
  ...reactionLoaders(parts),
  ...socialSiteLoaders(parts),
  ...userDisorderLoaders(parts),
})
