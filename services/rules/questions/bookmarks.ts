import { askables } from './define.ts'

export const bookmarkQuestions = askables('Bookmarks', {
  BookmarkAdded: { words: 'Bookmarked something', by: 'member' },
  BookmarkRemoved: { words: 'Removed a bookmark', by: 'member' },
})
