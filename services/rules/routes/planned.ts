interface Planned {
  name: string
  will: string
}

/** Modules of planned screens; a test requires that each screen in the route table is built or in this list. */
export const planned: Readonly<Record<string, Planned>> = {
  'content/PostsScreen': { name: 'All articles', will: 'All articles in this community.' },
  'content/AuthorScreen': { name: 'Articles by an author', will: 'All articles by one author.' },
  'content/GalleriesScreen': { name: 'Galleries', will: 'Picture galleries from the community.' },
  'content/SponsoredScreen': {
    name: 'Sponsored articles',
    will: 'Articles paid for by a partner, clearly labeled.',
  },
  'content/FeaturedScreen': { name: 'Featured', will: 'Collections of articles on one topic.' },
  'sites/HomepagePreviewScreen': {
    name: 'Home page preview',
    will: "Preview a home page before it's published.",
  },
  'polls/PollScreen': { name: 'A poll', will: 'A poll and its results.' },
  'polls/VoteScreen': { name: 'A vote', will: 'Vote in a poll from an email.' },
  'quizzes/QuizzesScreen': { name: 'Quizzes', will: 'Short quizzes about living with the condition.' },
  'quizzes/QuizScreen': {
    name: 'A quiz',
    will: 'A quiz with explained answers.',
  },
  'content/PostScreen': { name: 'An article', will: 'An article with comments and reactions.' },
  'content/MyJournaiScreen': {
    name: 'My journal',
    will: 'Keep a private health journal.',
  },
  'content/TagScreen': { name: 'A topic', will: 'Everything on one topic.' },
  'content/CollectionScreen': { name: 'A collection', will: 'Articles in one category.' },
  'content/AboutScreen': { name: 'About us', will: 'About the people behind these communities.' },
  'stories/StoriesScreen': { name: 'Stories', will: "Members' stories." },
  'stories/NewStoryScreen': {
    name: 'Share your story',
    will: 'Write and submit your story.',
  },
  'stories/StoryScreen': { name: 'A story', will: "A member's story and its comments." },
  'recipes/RecipesScreen': { name: 'Recipes', will: "Members' recipes." },
  'recipes/NewRecipeScreen': {
    name: 'Share a recipe',
    will: 'Write and submit a recipe.',
  },
  'recipes/RecipeScreen': { name: 'A recipe', will: 'A recipe with nutrition facts.' },
  'experiments/ExperimentDemoScreen': {
    name: 'Experiment',
    will: 'For developers: the experiment variant shown to you.',
  },
  'consent/AdChoicesScreen': { name: 'Ad choices', will: 'Choose which ads you see. None are shown yet.' },
  'content/CommunityRulesScreen': {
    name: 'Community rules',
    will: 'Our community rules and how we enforce them.',
  },
}
