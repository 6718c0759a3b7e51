/** The way to a new password as long as people, not the product, give one: names whom to ask. */
export const PasswordHelp = ({ host }: { host: string }) => (
  <p>
    Email us at <a href={`mailto:contact@${host}`}>contact@{host}</a>, and we'll help you choose a new
    password.
  </p>
)
