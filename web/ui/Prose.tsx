import css from './layout.module.css'

/** What a member wrote: plain text, paragraphs parted by blank lines. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={css.stack}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={css.prose}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
