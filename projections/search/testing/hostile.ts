/** Terms that could break a search or make it slow, by what is unusual about them. */
export const hostile = {
  'ten thousand characters': 'knee '.repeat(2000),
  operators: `& | ! <-> ( ) : * ' knee:* \\`,
  quotes: `"knee 'knee" "`,
  SQL: `'; drop table search_text; --`,
  emoji: '😀 knee 👩‍👩‍👧',
  'half an emoji': '\ud83d knee',
  'right-to-left text': 'ركبة ברך',
  'frequent words only': 'the and of',
  'an excluded word only': '-knee',
  nothing: '',
  'a zero character': 'a\0b',
}
