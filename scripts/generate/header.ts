/** First line of a generated file, without the sign of a comment. */
export const headerOf = (source: string): string => `Generated from ${source} by \`npm run generate\`.`
