import t from 'tap'
import { importArtifacts } from './relay.ts'

t.test('a GraphQL literal becomes an import of its artifact, and lines keep their numbers', async (t) => {
  const code = [
    "import { graphql, useFragment } from 'react-relay'",
    'const query = graphql`',
    '  query ThreadQuery($id: ID!) {',
    '    node(id: $id) { id }',
    '  }',
    '`',
    'void graphql`fragment Thread_user on User { id }`',
    'const other = `query Not {}`',
  ].join('\n')
  t.equal(
    importArtifacts(code),
    [
      "import ThreadQuery_graphql from './__generated__/ThreadQuery.graphql';import Thread_user_graphql from " +
        "'./__generated__/Thread_user.graphql';import { graphql, useFragment } from 'react-relay'",
      'const query = ThreadQuery_graphql',
      '',
      '',
      '',
      '',
      'void Thread_user_graphql',
      'const other = `query Not {}`',
    ].join('\n'),
  )
})
