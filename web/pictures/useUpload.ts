import { useRef, useState } from 'react'
import { imageMessages } from '../../services/rules/images/messages.ts'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { Chosen } from './chosen.ts'
import { uploadImage, type Uploaded, type UploadFields } from './upload.ts'

const aboutFile = ['TOO_LARGE', 'BAD_IMAGE']

/** State of a form with a file field for pictures, and what it does; `onRead` is called with each picture it shows. */
export function useUpload(onRead?: (chosen: Chosen) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [isReading, setReading] = useState(false)
  /** Share that is sent; null unless an upload runs. */
  const [share, setShare] = useState<number | null>(null)
  const latest = useRef<File | null>(null)

  async function choose(file: File | null) {
    latest.current = file
    setChosen(null)
    setProblem(undefined)
    setReading(file !== null)
    if (!file) return
    const read = await import('./chosen.ts').then(({ chosenOf }) => chosenOf(file)).catch(failureText)
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return
    setReading(false)
    if (typeof read === 'string') return setProblem(read)
    setChosen(read)
    onRead?.(read)
  }

  function demand() {
    if (!chosen && !isReading) setProblem(problem ?? imageMessages.missing)
  }

  async function send(
    fieldsOf: (chosen: Chosen) => UploadFields,
    onDone: (uploaded: Uploaded) => Promise<void> | void,
  ) {
    demand()
    if (!chosen || share !== null) return
    setShare(0)
    try {
      const answer = await uploadImage(chosen.file, fieldsOf(chosen), setShare)
      if ('images' in answer) await onDone(answer)
      else if (aboutFile.includes(answer.code)) {
        setChosen(null)
        setProblem(answer.message)
      } else toast(answer.message, 'error')
    } catch (error) {
      toast(failureText(error), 'error')
    }
    setShare(null)
  }

  return { chosen, problem, isReading, share, isBusy: isReading || share !== null, choose, demand, send }
}
