/**
 * Path of an item's page by kind (spec §2 Content link building); `:slug` stands for the slug. A module of its own,
 * so that pages that only need links load no table of kinds.
 */
export const routes = {
  member: '/members/:slug',
  post: '/posts/:slug',
  page: '/posts/:slug',
  sponsored: '/posts/:slug',
  gallery: '/posts/:slug',
  infographic: '/infographic/:slug',
  hub: '/:slug',
  quiz: '/quizzes/:slug',
  story: '/stories/:slug',
  recipe: '/recipes/:slug',
  poll: '/polls/:slug',
  thread: '/forums/:slug',
  disorder: '/conditions/:slug',
} as const
export type RoutedKind = keyof typeof routes
