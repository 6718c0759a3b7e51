/** Storage of a browser: its methods are not enumerable, as in `localStorage`. */
export function openStorage(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage
}
