/** An event type that analysts can count: its name in words, and the field with the id of the acting member. */
interface AskableEvent {
  words: string
  by: string
}

/** Event types of a capability that analysts can count, shown under one heading of the form. */
export const askables = <const Events extends Readonly<Record<string, AskableEvent>>>(
  group: string,
  events: Events,
) => ({ group, events })
