/**
 * How resolver types are made of the SDL (graphql-codegen's typescript-resolvers): what the parents of resolvers
 * are, and how scalars go in and out. Paths as `__generated__/resolvers.ts` sees them.
 */
export const resolverTypes = {
  contextType: '../context.ts#GraphContext',
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  avoidOptionals: { field: true, defaultValue: true },
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  defaultScalarType: 'unknown',
  strictScalars: true,
  scalars: {
    DateTime: { input: 'Date', output: 'Date' },
    Position: 'bigint',
  },
  mappers: {
    User: '../../reads.ts#MemberRow',
    Session: '../../../operational/sessions.ts#Session as SessionRow',
    Deletion: '../../reads.ts#ErasureRow',
    Site: '../../reads.ts#SiteRow',
    SiteSummary: '../../reads.ts#SiteRow',
    Thread: '../../reads.ts#ThreadRow',
    Comment: '../../reads.ts#CommentRow',
    Reply: '../../reads.ts#ReplyRow',
    ReactionSummary: '../reactions/summary.ts#Summary',
    Conversation: '../../reads.ts#ConversationRow',
    Message: '../../reads.ts#MessageRow',
    FlaggedContent: '../../reads.ts#FlagRow',
    HistoryEntry: '../moderation/history.ts#Entry',
    Question: '../../reads.ts#QuestionRow',
    QuestionRun: '../../../analytics/runs.ts#Run',
    Answer: '../analytics/answers.ts#NamedAnswer',
    AnswerGroup: '../analytics/answers.ts#NamedGroup',
    ContentMoment: '../moderation/moments.ts#Moment',
  },
} as const
