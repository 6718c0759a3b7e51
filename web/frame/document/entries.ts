/**
 * Entry files of the browser's build by name, in the order in which a page runs them. Each framework is a separate
 * entry, because running one takes long.
 */
export const entries = {
  'frameworks-react': 'web/frameworks/react.ts',
  'frameworks-relay': 'web/frameworks/relay.ts',
  'entry-client': 'web/entry-client.tsx',
}
