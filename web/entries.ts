/**
 * What the browser's build begins with: files of these names, which a page runs in this order. The frameworks by
 * themselves, as each takes its time.
 */
export const entries = {
  'frameworks-react': 'web/frameworks/react.ts',
  'frameworks-relay': 'web/frameworks/relay.ts',
  'entry-client': 'web/entry-client.tsx',
}
