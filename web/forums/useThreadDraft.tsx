import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Box } from '../ui/drafts/boxes.ts'
import { followAccepted, ONE_LINE } from '../ui/drafts/drafts.ts'

const names = ['title', 'body', 'category', 'tags'] as const

/** Fields of a new thread as the author fills them in. */
export type NewThread = Record<(typeof names)[number], string>

const keyOf = (name: keyof NewThread) => `${name === 'body' ? '' : ONE_LINE}thread-${name}`

/** Names of the fields that are shown as half-written. */
const labels: Partial<NewThread> = { title: 'Title of a new thread', body: 'New thread' }

type Boxes = Record<keyof NewThread, Box>

/**
 * Stores the fields of a new thread as drafts of this tab until the thread is posted, so that they survive a reload and
 * an expired session. Drafts are read after hydration; `category` and `title` are taken unless a draft has others. Returns a
 * function that deletes them, and a line about a text of another tab.
 */
export function useThreadDraft(
  { reset, subscribe, getValues }: Pick<UseFormReturn<NewThread>, 'reset' | 'subscribe' | 'getValues'>,
  { category, title: start }: { category: string; title: string },
): { sent(): void; other: ReactNode } {
  const boxes = useRef<Boxes | null>(null)
  const [other, setOther] = useState<ReactNode>(null)
  const sent = (from = boxes.current) => from && names.forEach((name) => from[name].sent(from[name].text()))
  useEffect(() => {
    let stop: (() => void) | null = () => {}
    const open = async () => {
      const [{ openBox }, { OtherText }] = await Promise.all([
        import('../ui/drafts/tab.ts'),
        import('../ui/drafts/OtherText.tsx'),
      ])
      if (!stop) return
      const early = getValues()
      let isWriting = true
      // All fields are read at once, because a change of one stores all of them.
      const read = () => {
        if (isWriting) return
        const { title, body, category: chosen, tags } = opened
        const values = {
          title: title.text() || start,
          body: body.text(),
          category: chosen.text() || category,
          tags: tags.text(),
        }
        isWriting = true
        reset(values, { keepDefaultValues: true })
        isWriting = false
        setOther(body.other() === null ? null : <OtherText box={body} />)
      }
      const openField = (name: keyof NewThread) => openBox(keyOf(name), read, labels[name])
      const opened: Boxes = {
        title: openField('title'),
        body: openField('body'),
        category: openField('category'),
        tags: openField('tags'),
      }
      for (const name of names) if (early[name] && !opened[name].text()) opened[name].type(early[name])
      isWriting = false
      read()
      boxes.current = opened
      const stopWriting = subscribe({
        formState: { values: true },
        callback({ values }) {
          if (isWriting) return
          isWriting = true
          for (const name of names) if (values[name] !== opened[name].text()) opened[name].type(values[name])
          isWriting = false
          setOther(opened.body.other() === null ? null : <OtherText box={opened.body} />)
        },
      })
      const stopAccepting = followAccepted((variables) => {
        const isThis = (name: 'title' | 'body') => Reflect.get(variables, name) === opened[name].text().trim()
        if (isThis('title') && isThis('body')) sent(opened)
      })
      stop = () => {
        stopWriting()
        stopAccepting()
        for (const name of names) opened[name].close()
      }
    }
    open().catch((error: unknown) =>
      console.warn("Couldn't load the drafts; they are kept only on the page", error),
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [reset, subscribe, getValues, category, start])
  return { sent: () => sent(), other }
}
