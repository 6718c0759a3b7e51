import { Button } from '../../ui/Button.tsx'

/** End of a sign-up: leads to the community, or back to what the person was writing. */
export function AllSet({ isWriting, close }: { isWriting: boolean; close(): void }) {
  return (
    <>
      <p>
        {isWriting ? 'What you wrote is kept, but not posted yet.' : 'Look around or introduce yourself.'}
      </p>
      <Button look="primary" onClick={close}>
        {isWriting ? 'Go back and post it' : 'Go to the community'}
      </Button>
    </>
  )
}
