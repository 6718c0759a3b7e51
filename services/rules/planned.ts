/** A screen that is not built yet. */
export interface Planned {
  /** Its name, as a heading. */
  name: string
  /** What will be there, in a sentence. */
  will: string
}

/**
 * The screens of the route table that are not built yet, by their module in `web/`. Whoever builds one takes it
 * out of here; a test counts that each screen of the table is either built or in this list.
 */
export const planned: Readonly<Record<string, Planned>> = {
  'search/SearchScreen': { name: 'Search', will: 'Articles, forum threads and members, found by a word.' },
  'content/PostsScreen': { name: 'All articles', will: 'Every article of this community, page by page.' },
  'content/AuthorScreen': { name: 'Articles of an author', will: 'What one author has written here.' },
  'content/GalleriesScreen': { name: 'Galleries', will: 'Series of pictures with a few words each.' },
  'content/GalleryScreen': { name: 'A gallery', will: 'One series of pictures, and what people say of it.' },
  'content/SponsoredScreen': {
    name: 'Sponsored articles',
    will: 'Articles that a partner has paid for, marked so.',
  },
  'content/FeaturedScreen': { name: 'Featured', will: 'Collections of articles about one question.' },
  'sites/HomepagePreviewScreen': {
    name: 'Preview of a homepage',
    will: 'A homepage as its editors are arranging it, before others see it.',
  },
  'polls/PollScreen': { name: 'A poll', will: 'One question, its answers, and how the community voted.' },
  'polls/VoteScreen': { name: 'A vote', will: 'The vote that an email asked for, counted with one press.' },
  'quizzes/QuizzesScreen': { name: 'Quizzes', will: 'Short quizzes about living with the condition.' },
  'quizzes/QuizScreen': {
    name: 'A quiz',
    will: 'One quiz, question by question, with the answers explained.',
  },
  'content/PostScreen': { name: 'An article', will: 'One article, its comments and the reactions to it.' },
  'content/MyJournaiScreen': {
    name: 'My journal',
    will: 'Pages for those who keep a journal of their health.',
  },
  'content/TagScreen': { name: 'A topic', will: 'Everything about one topic; for recipes, their index.' },
  'content/CollectionScreen': { name: 'A collection', will: 'The articles of one category.' },
  'content/AboutScreen': { name: 'About us', will: 'Who runs these communities, and why.' },
  'disorders/ConditionScreen': {
    name: 'A condition',
    will: 'What is known of one condition, with its sources.',
  },
  'disorders/ConditionPageScreen': {
    name: 'A page about a condition',
    will: 'One side of a condition: its signs, its treatment, or life with it.',
  },
  'community/CommunityScreen': {
    name: 'Community',
    will: 'What members wrote, asked and answered lately, in one place.',
  },
  'stories/StoriesScreen': { name: 'Stories', will: 'What members tell of their own lives.' },
  'stories/NewStoryScreen': {
    name: 'Share your story',
    will: 'A page to write your story and to send it in.',
  },
  'stories/StoryScreen': { name: 'A story', will: 'One story, and what others answer to it.' },
  'recipes/RecipesScreen': { name: 'Recipes', will: 'Dishes that members cook, with what is in them.' },
  'recipes/NewRecipeScreen': {
    name: 'Share a recipe',
    will: 'A page to write a recipe down and to send it in.',
  },
  'recipes/RecipeScreen': { name: 'A recipe', will: 'One recipe, with its nutrition.' },
  'subscriptions/UnsubscribeScreen': {
    name: 'Unsubscribe',
    will: 'Ends the emails that you get from this community. Until then no newsletters are sent.',
  },
  'experiments/ExperimentDemoScreen': {
    name: 'Experiment',
    will: 'A page for developers that shows which variant of an experiment they see.',
  },
  'accounts/ActivityScreen': {
    name: 'Activity',
    will: 'What a member wrote and answered, the newest first.',
  },
  'statuses/StatusesScreen': { name: 'Status updates', will: 'What a member said about how they are.' },
  'statuses/StatusScreen': { name: 'A status update', will: 'One status update and the replies to it.' },
  'awards/MemberAwardsScreen': { name: 'Awards', will: 'What a member was honoured for.' },
  'awards/AwardsScreen': { name: 'Your awards', will: 'What you were honoured for.' },
  'accounts/EditProfileScreen': {
    name: 'Edit your profile',
    will: 'Your picture, your words about yourself, your privacy.',
  },
  'notifications/NotificationsScreen': {
    name: 'Notifications',
    will: 'What happened around what you wrote.',
  },
  'notifications/SettingsScreen': { name: 'Notification settings', will: 'What we tell you about, and how.' },
  'accounts/QuestionsScreen': {
    name: 'Questions about you',
    will: 'A few questions; the answers stay yours.',
  },
  'follows/FollowingScreen': { name: 'Following', will: 'The members and topics that you follow.' },
  'bookmarks/BookmarksScreen': { name: 'Bookmarks', will: 'What you kept to read again.' },
  'accounts/ForgotPasswordScreen': {
    name: 'Trouble signing in?',
    will: 'Sends you a link to choose a new password.',
  },
  'accounts/PatientLeaderLoginScreen': {
    name: 'Patient leader certification',
    will: 'The way in for members of the certification program.',
  },
  'moderation/ContentFlagScreen': {
    name: 'A flagged item',
    will: 'What was reported, by how many, and what can be done about it.',
  },
  'consent/PrivacyChoicesScreen': {
    name: 'Your privacy choices',
    will: 'What may be done with what you leave here. Nothing is sold or handed on.',
  },
  'consent/CookieSettingsScreen': {
    name: 'Cookie settings',
    will: 'Which cookies you agree to. Only those that keep you logged in, and how pages look, are set.',
  },
  'consent/AdChoicesScreen': { name: 'Ad choices', will: 'Which ads you see. There are none.' },
  'content/CommunityRulesScreen': {
    name: 'Community rules',
    will: 'How people treat each other here, and what moderators do where they do not.',
  },
}
