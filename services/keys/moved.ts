/** The keys are no longer in this file, but in the store at `target`. */
export class KeysMovedError extends Error {
  override name = 'KeysMovedError'
  readonly target: string

  constructor(target: string) {
    super('The keys were moved from this file to a database. Set KEYS_URL to the address of that database.')
    this.target = target
  }
}
