/** Contact address for members who forgot their password, until they can reset it themselves. */
export const PasswordHelp = ({ host }: { host: string }) => (
  <p>
    Email us at <a href={`mailto:contact@${host}`}>contact@{host}</a>, and we'll help you choose a new
    password.
  </p>
)
