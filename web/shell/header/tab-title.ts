const counted = /^\(\d+\+?\) /

let count = 0

const show = () => {
  const plain = document.title.replace(counted, '')
  const title = count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
  if (title !== document.title) document.title = title
}

let observer: MutationObserver | null = null

/** Shows a number before the title of the page in the browser's tab, whichever page is open; 0 shows none. */
export function showInTab(unread: number): void {
  count = unread
  if (!observer) {
    observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  show()
}
