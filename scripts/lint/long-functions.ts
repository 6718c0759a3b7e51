/** Maximum number of lines of a function, from its start to its end. */
export const MAX_LINES = 120

/**
 * Lines of functions that are longer, by file and function, with the folder where several have the same name. They may
 * only become fewer; new functions must not be added.
 */
export const longFunctions: Readonly<Record<string, number>> = {
  'app.ts openApp': 149,
  'AuthSteps.tsx AuthSteps': 216,
  'CommentThread.tsx CommentThread': 122,
  'ContentScreen.tsx Component': 142,
  'Contribution.tsx Contribution': 124,
  'DecisionDialog.tsx DecisionDialog': 140,
  'file-store.ts openFileStore': 141,
  'HomePage.tsx HomePage': 137,
  'lease.ts openLeases': 138,
  'MediaItemScreen.tsx MediaItem': 145,
  'MenuEditor.tsx MenuEditor': 129,
  'network.ts openNetwork': 162,
  'passkeys.ts passkeyRoutes': 147,
  'PostArticle.tsx PostArticle': 122,
  'postgres/reader.ts openReader': 125,
  'RichText.tsx RichText': 148,
  'StatusItem.tsx StatusItem': 134,
  'storage/reader.ts openReader': 187,
  'reaction-counts.ts openTallies': 122,
}
