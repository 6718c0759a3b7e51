import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { openBoxes, type Box } from './boxes.ts'

type Change = [name: string, old: string | null]

/** Storage that two tabs share: each is notified, later, of what the other changes. */
function sharedStorage() {
  const kept: Record<string, string> = {}
  const inboxes = new Map<string, Change[]>()
  const notify = (from: string, change: Change) => {
    for (const [tab, changes] of inboxes) if (tab !== from) changes.push(change)
  }
  const of = (tab: string): Storage => {
    const methods = {
      getItem: (name: string) => kept[name] ?? null,
      setItem(name: string, value: string) {
        notify(tab, [name, kept[name] ?? null])
        kept[name] = value
      },
      removeItem(name: string) {
        if (name in kept) notify(tab, [name, kept[name] ?? null])
        delete kept[name]
      },
    }
    return new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage
  }
  return { kept, inboxes, of }
}

function browser() {
  const shared = sharedStorage()
  let time = 0
  const open = (tab: string) => {
    const boxes = openBoxes({ storage: shared.of(tab), tab, now: () => (time += 1) })
    shared.inboxes.set(tab, [])
    const box = boxes.openBox('thread_1', () => {})
    const deliver = () => {
      const change = shared.inboxes.get(tab)?.shift()
      if (change) boxes.changed(...change)
      return change !== undefined
    }
    return { tab, box, deliver }
  }
  const close = ({ tab, box }: { tab: string; box: Box }) => {
    box.close()
    shared.inboxes.delete(tab)
  }
  return { ...shared, open, close }
}

t.test('Each of two tabs keeps its own text, and the other one is offered', async (t) => {
  const { open, close } = browser()
  const [first, second] = [open('1'), open('2')]
  first.box.type('A long text about knees')
  second.box.type('Short')
  while (first.deliver());
  t.equal(first.box.text(), 'A long text about knees')
  close(first)
  const again = open('1')
  t.equal(again.box.text(), 'A long text about knees', 'after a reload')
  t.equal(second.box.other(), 'A long text about knees')
  second.box.restore()
  t.equal(second.box.text(), 'Short\n\nA long text about knees')
  t.equal(second.box.other(), null)
})

t.test('What one tab has sent leaves the box of another, but not what was typed there since', async (t) => {
  const { kept, open } = browser()
  const first = open('1')
  first.box.type('Hello')
  const second = open('2')
  t.equal(second.box.text(), 'Hello')
  first.box.sent('Hello')
  while (second.deliver());
  t.equal(second.box.text(), '')
  t.same(kept, {}, 'nothing stays behind')

  first.box.type('Hello')
  const third = open('3')
  third.box.type('Hello, and more')
  first.box.sent('Hello')
  while (third.deliver());
  t.equal(third.box.text(), 'Hello, and more')
})

t.test('A text of an earlier release is shown, and leaves with what continues it', async (t) => {
  const { kept, open } = browser()
  kept['drafts:visitor:thread_1'] = 'From before'
  const { box } = open('1')
  t.equal(box.text(), 'From before')
  box.type('From before and now')
  box.sent('From before and now')
  t.same(kept, {})
})

const texts = ['', 'a', 'ab', 'abc', 'b', 'bc', 'something long', 'something long and more', 'else']
const steps = fc.array(
  fc.record({
    who: fc.nat(1),
    does: fc.constantFrom('type', 'type', 'send', 'reload', 'replace', 'deliver', 'deliver', 'restore'),
    text: fc.constantFrom(...texts),
  }),
  { maxLength: 30 },
)

t.test('In whatever order two tabs type, send, reload and learn of each other, no text is lost', async () => {
  fc.assert(
    fc.property(steps, (plan) => {
      const { open, close } = browser()
      const tabs = [open('1'), open('2')]
      let last = 2
      /** Last text that each tab was left with, while it is not sent. */
      const left = new Map<string, string>()
      /** Texts that each tab has shown since it last sent one. */
      const seen = new Map<string, Set<string>>()
      const look = ({ tab, box }: (typeof tabs)[number]) =>
        seen.set(tab, (seen.get(tab) ?? new Set()).add(box.text()))
      for (const { who, does, text } of plan) {
        const tab = tabs[who]!
        look(tab)
        if (does === 'type' && text !== tab.box.text()) {
          tab.box.type(text)
          left.set(tab.tab, text)
        } else if (does === 'restore') {
          const other = tab.box.other()
          if (other !== null) {
            tab.box.restore()
            seen.get(tab.tab)?.add(other)
            left.set(tab.tab, tab.box.text())
          }
        } else if (does === 'deliver') tab.deliver()
        else if (does === 'send' && tab.box.text() !== '') {
          const sent = tab.box.text()
          tab.box.sent(sent)
          for (const one of tabs) while (one.deliver());
          for (const one of tabs) assert.notEqual(one.box.text(), sent, 'it has left every box')
          for (const [of, text] of left)
            if (of === tab.tab || sent.startsWith(text) || seen.get(tab.tab)?.has(text)) left.delete(of)
          seen.delete(tab.tab)
        } else if (does === 'reload' || does === 'replace') {
          close(tab)
          const next = open(does === 'reload' ? tab.tab : String((last += 1)))
          tabs[who] = next
          const own = left.get(next.tab)
          if (own) assert.equal(next.box.text(), own, 'a reload shows what was typed here')
        }
        look(tabs[who]!)
      }
      const fresh = open('fresh')
      for (let round = 0; round < 40 && fresh.box.other() !== null; round++) fresh.box.restore()
      for (const [of, text] of left) {
        const isEdited = [...seen].some(([tab, shown]) => tab !== of && shown.has(text))
        if (!isEdited) assert.ok(fresh.box.text().includes(text), `"${text}" is there or offered`)
      }
    }),
    { numRuns: 1000 },
  )
})
