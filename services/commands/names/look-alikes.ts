/**
 * Letters and digits by the Latin letter or digit that they look like; from confusables.txt of the Unicode Character
 * Database, © Unicode, Inc. (Unicode License V3), with some Cyrillic and Greek letters like small capitals.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  '2': 'ꝚƧϨꙄᒿꛯ',
  '3': 'ꞫȜƷꝪⳌЗӠ𖼻𑣊',
  '4': 'Ꮞ𑢯',
  '5': 'Ƽ𑢻',
  '6': 'ⳒбᏮ𑣕',
  '7': '𐓒𑣆',
  '8': '৪੪ȣȢ𐌚',
  '9': '੧୨৭൭ꝮⳊ𑣌𑢬𑣖',
  a: 'ɑαаΑАᎪᗅꓮ𖽀𐊠',
  b: 'ƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁в',
  c: 'ᴄⲥсꮯ𐐽𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜',
  d: 'ԁᏧᑯꓒᎠᗞᗪꓓ',
  e: 'ꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆',
  f: 'ꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥',
  g: 'ɡᶃƍցԌᏀᏳꓖ',
  h: 'һհᏂΗⲎНᎻᕼꓧ𐋏н',
  i: 'ıɪɩιіꙇӏꭵᎥ𑣃',
  j: 'ϳјꞲͿЈᎫᒍꓙ',
  k: 'ΚⲔКᏦᛕꓗ𐔘кκ',
  l: '۱𐌠ƖǀΙⲒІӀⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦I1',
  m: 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑м',
  n: 'ոռΝⲚꓠ𐔓',
  o: '०੦૦௦౦೦൦๐໐၀۵ᴏᴑꬽοσⲟоჿօഠဝ𐓪𑣈𑣗𐐬০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖0',
  p: 'ρⲣрΡⲢРᏢᑭꓑ𐊕',
  q: 'ԛգզⵕ',
  r: 'ꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵',
  s: 'ꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠',
  t: 'ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕τт',
  u: 'ꞟᴜꭎꭒʋυս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸',
  v: 'ᴠνѵ𑜆ꮩ𑣀۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝',
  w: 'ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪ',
  x: 'хᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧',
  y: 'ɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲',
  z: 'ᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩',
}

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([to, all]) => Array.from(all, (one) => [one, to] as const)),
)

/**
 * Latin names that a name looks like. Each letter or digit is replaced by the Latin letter that it looks like, first
 * with its diacritics and then without them (`ё`), and pairs of letters by the one that they look like.
 */
export const latinLooks = (name: string): string[] =>
  ['NFKC', 'NFKD'].map((form) =>
    Array.from(name.normalize(form), (one) => latin.get(one) ?? one)
      .join('')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w'),
  )
