import { Button } from '../../ui/Button.tsx'

/** The way to a new password as long as people, not the product, give one: names whom to ask. */
export function PasswordHelp({ host, close }: { host: string; close(): void }) {
  return (
    <>
      <p>
        Email us at <a href={`mailto:contact@${host}`}>contact@{host}</a>, and we’ll help you choose a new
        password.
      </p>
      <Button onClick={close}>Close</Button>
    </>
  )
}
