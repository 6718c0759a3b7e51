import { linksIn } from '../../../services/rules/marks/links-in.ts'

/** A member's text, in which web addresses are links without a preview. */
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
