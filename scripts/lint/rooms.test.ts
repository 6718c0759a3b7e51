import { test } from 'tap'
import { refusal } from './rooms.ts'

const forbidden = [
  ['services/commands/forums.ts', '../../projections/threads/queries.ts', 'deciders never read read models'],
  ['services/commands/forums.ts', '../../events/log.ts', 'deciders are pure'],
  ['services/commands/forums.ts', 'pg', 'deciders are pure'],
  ['projections/threads/project.ts', '../../events/log.ts', 'a projection gets its events'],
  ['projections/threads/project.ts', '../../services/commands/forums.ts', 'a projection decides nothing'],
  ['services/projector/projector.ts', '@eventstore/db-client', 'one module knows the client'],
  ['events/forums.ts', '../services/rules/text.ts', 'events know nobody'],
  ['services/rules/text.ts', 'node:fs', 'rules run in the browser too'],
  ['services/eventstore/server.ts', '../../events/log.ts', 'the node knows nothing of the project'],
  ['web/forums/ThreadScreen.tsx', '../../events/forums.ts', 'the web has GraphQL'],
  ['web/forums/ThreadScreen.tsx', '../../services/api/reads.ts', 'the web has GraphQL'],
  ['web/relay/page.ts', '../frame/shell.ts', 'the frame uses Relay'],
  ['web/frame/shell.ts', '../forums/ThreadScreen.tsx', 'the frame knows no capability'],
  ['web/forums/ThreadScreen.tsx', '../profile/MemberScreen.tsx', 'a profile shows capabilities'],
  ['web/forums/ThreadScreen.tsx', '../shell/Shell.tsx', 'the shell is around all screens'],
  ['web/ui/Button.tsx', '../forums/ThreadScreen.tsx', 'primitives know no capability'],
  ['services/api/reads.ts', './testing/api.ts', 'tests stay out of the product'],
  ['web/sections/Quote/stored.ts', 'react', 'the server stores sections too'],
  ['web/sections/Quote/stored.ts', '../../ui/Button.tsx', 'the server stores sections too'],
  ['services/rules/text.ts', '../../web/sections/Quote/Quote.tsx', 'rules know no component'],
] as const

test('the linter reports an import that the architecture rules do not allow', async (t) => {
  for (const [file, specifier, why] of forbidden) {
    t.type(refusal(file, specifier), 'string', `${file} imports ${specifier}: ${why}`)
  }
})

test('the linter accepts imports that the architecture rules allow', async (t) => {
  for (const [file, specifier] of [
    ['services/commands/forums.ts', '../../events/forums.ts'],
    ['services/commands/forums.ts', '../rules/text.ts'],
    ['services/commands/frame/dispatch.ts', '../../events/log.ts'],
    ['events/log.ts', '@eventstore/db-client'],
    ['projections/threads/project.ts', '../../services/postgres/sql.ts'],
    ['services/api/graphql/forums/resolvers.ts', '../../../commands/forums.ts'],
    ['services/api/server.ts', '../keys/store.ts'],
    ['services/projector/audit/verify.test.ts', '../../scripts/testing/services.ts'],
    ['web/forums/ThreadScreen.tsx', '../ui/Button.tsx'],
    ['web/forums/ThreadScreen.tsx', '../frame/shell.ts'],
    ['web/profile/MemberScreen.tsx', '../follows/FollowButton.tsx'],
    ['web/shell/Shell.tsx', '../consent/ConsentBanner.tsx'],
    ['web/forums/ThreadScreen.tsx', '../../services/rules/routes/links.ts'],
    ['scripts/checks/verify.ts', '../../services/projector/audit/verify.ts'],
    ['scripts/checks/axe.ts', './testing/browser.ts'],
  ] as const) {
    t.equal(refusal(file, specifier), null, `${file} imports ${specifier}`)
  }
})
