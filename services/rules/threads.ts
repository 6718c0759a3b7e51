/** Orders of lists of threads: by the latest activity, by creation, and by the number of replies. */
const threadSorts = ['active', 'newest', 'replies'] as const
export type ThreadSort = (typeof threadSorts)[number]
