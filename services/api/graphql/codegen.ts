/**
 * Options of graphql-codegen's typescript-resolvers: the types of resolvers' parent values, and of scalars as input
 * and output. Paths are relative to `__generated__/resolvers.ts`.
 */
export const resolverTypes = {
  contextType: '../frame/context.ts#GraphContext',
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
    JSON: 'unknown',
  },
  mappers: {
    Disorder: '../../../../projections/disorders/queries.ts#DisorderRow',
    User: '../../reads.ts#MemberRow',
    Session: '../../../operational/sessions.ts#Session as SessionRow',
    Deletion: '../../reads.ts#ErasureRow',
    Site: '../../reads.ts#SiteRow',
    SiteSummary: '../../reads.ts#SiteRow',
    Thread: '../../reads.ts#ContentRow',
    Comment: '../../live/early.ts#ShownContent',
    Reply: '../../reads.ts#ContentRow',
    ReactionSummary: '../reactions/summary.ts#Summary',
    Conversation: '../../reads.ts#ConversationRow',
    Message: '../../live/early.ts#ShownMessage',
    FlaggedContent: '../../reads.ts#FlagRow',
    Flag: '../../../../projections/flags/queries.ts#Report',
    HistoryEntry: '../moderation/history.ts#Entry',
    Operations: '../operations/watch.ts#Operations as OperationsNow',
    ProjectionStatus: '../../../projector/state.ts#ProjectionState',
    ProjectionStop: '../../../projector/live/stops.ts#Stop',
    Replay: '../../../projector/replay/replay-jobs.ts#Replay as ReplayRow',
    KeptTables: '../../../projector/replay/kept.ts#Kept',
    Audit: '../../../projector/audit/audits.ts#AuditRow',
    Process: '../../../telemetry/processes.ts#ProcessRow',
    Concern: '../../../telemetry/log-health.ts#Concern as ConcernNow',
    LogServer: '../../../../events/log.ts#ServerHealth',
    LogDamage: '../../../../events/log.ts#Damage',
    Question: '../../reads.ts#QuestionRow',
    QuestionRun: '../../../analytics/runs.ts#Run',
    Answer: '../analytics/answers.ts#NamedAnswer',
    AnswerGroup: '../analytics/answers.ts#NamedGroup',
    SearchSuggestions: '../search/resolvers.ts#Typed',
    ContentMoment: '../moderation/moments.ts#Moment',
    WalledSection: '../sections/shown.ts#Walled',
    UndrawnSection: '../sections/shown.ts#Undrawn',
  },
} as const

/** TypeScript type of the value from which the resolvers of a section's GraphQL type read. */
export const DRAWN_SECTION = '../../../rules/sections/sections.ts#DrawnSection'
