import { useDeferredValue, useState } from 'react'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { Field } from '../ui/forms/Field.tsx'
import { BackLink } from './conversation/BackLink.tsx'
import css from './panel.module.css'
import { MemberPicker } from './writing/MemberPicker.tsx'
import { useStartConversation } from './writing/useStartConversation.ts'

/** Screen of `/messages/new`, where the viewer chooses the recipient of a new message. */
export function Component() {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const begin = useFollowUp()
  const [start, isBusy] = useStartConversation()
  const open = async (userId: string) => {
    const goOn = begin()
    const id = await start({ userId })
    if (id !== null) goOn(urlFor.conversation(id), { replace: true })
  }
  return (
    <div className={css.panel}>
      <header className={css.panelHead}>
        <BackLink to={urlFor.messages()} />
        <h2>New message</h2>
      </header>
      <Field
        label="To"
        type="search"
        autoComplete="off"
        placeholder="Search members by name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <MemberPicker text={wanted} isBusy={isBusy} onPick={(userId) => void open(userId)} />
    </div>
  )
}
