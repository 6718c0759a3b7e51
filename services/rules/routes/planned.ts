interface Planned {
  name: string
  will: string
}

/** Modules of planned screens; a test requires that each screen in the route table is built or in this list. */
export const planned: Readonly<Record<string, Planned>> = {
  'polls/PollScreen': { name: 'A poll', will: 'A poll and its results.' },
  'polls/VoteScreen': { name: 'A vote', will: 'Vote in a poll from an email.' },
  'quizzes/QuizzesScreen': { name: 'Quizzes', will: 'Short quizzes about living with the condition.' },
  'quizzes/QuizScreen': {
    name: 'A quiz',
    will: 'A quiz with explained answers.',
  },
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
}
