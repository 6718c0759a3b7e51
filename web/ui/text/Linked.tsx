import { linksIn } from './links-in.ts'

/** What a member wrote, as it was typed; addresses of the web in it are links. Nothing is fetched from there. */
export function Linked({ text }: { text: string }) {
  return linksIn(text).map(({ text: shown, href }, index) =>
    href ? (
      <a key={index} href={href} rel="nofollow ugc noopener">
        {shown}
      </a>
    ) : (
      shown
    ),
  )
}
