const BLOCK = 512

/** Files of a tar archive whose paths pass `isWanted`, as UTF-8 texts by path. */
export function* filesIn(
  archive: Uint8Array,
  isWanted: (path: string) => boolean,
): Generator<[path: string, text: string]> {
  const textOf = (from: number, length: number) =>
    Buffer.from(archive.subarray(from, from + length))
      .toString('utf8')
      .replace(/\0.*$/s, '')
  for (let at = 0; at + BLOCK <= archive.length;) {
    const path = textOf(at, 100)
    if (path === '') return
    const size = Number.parseInt(textOf(at + 124, 12), 8) || 0
    if (isWanted(path))
      yield [path, Buffer.from(archive.subarray(at + BLOCK, at + BLOCK + size)).toString('utf8')]
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
