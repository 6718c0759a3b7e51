/** Nouns for texts under an item: replies under a thread, comments under anything else (spec §9). */
export const wordsFor = (assocType: string): { one: string; many: string; answer: string } =>
  assocType === 'THREAD'
    ? { one: 'reply', many: 'replies', answer: 'Reply to' }
    : { one: 'comment', many: 'comments', answer: 'Comment on' }

export const markHint = '**Bold**, lines with - or 1. for a list, lines with > for a quote, @ for a name.'
export const editHint = `${markHint} Readers can see earlier versions.`
