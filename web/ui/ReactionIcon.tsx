/** Names of the five reactions (spec §3 Reaction). */
export type ReactionIconKind = 'like' | 'support' | 'sad' | 'wow' | 'same'

const tint = 'currentColor'

/** Shapes of icons on a grid of 24 by 24 units: outlines in the color of the text, and one part with a faint fill. */
const drawings = {
  like: (
    <>
      <path
        d="M7.5 10.6 11 3.7c.3-.5.8-.8 1.4-.6 1 .3 1.7 1.2 1.6 2.3l-.3 4.1h4.6c1.4 0 2.4 1.3 2 2.7l-1.7 6.3a2.1 2.1 0 0 1-2 1.5H7.5z"
        fill={tint}
        fillOpacity=".16"
      />
      <path d="M7.5 10.6H4.6c-.6 0-1.1.5-1.1 1.1v7.2c0 .6.5 1.1 1.1 1.1h2.9z" />
    </>
  ),
  support: (
    <>
      <path
        d="M12 12.6C9 10.4 7.2 8.7 7.2 6.6c0-1.6 1.2-2.8 2.7-2.8.9 0 1.7.5 2.1 1.2.4-.7 1.2-1.2 2.1-1.2 1.5 0 2.7 1.2 2.7 2.8 0 2.1-1.8 3.8-4.8 6z"
        fill={tint}
        fillOpacity=".16"
      />
      <path d="M2.8 14.4c2.6 4 5.9 5.9 9.2 5.9s6.6-1.9 9.2-5.9" />
      <path d="M6.4 14.2c1.6 2 3.5 3 5.6 3s4-1 5.6-3" />
    </>
  ),
  sad: (
    <>
      <circle cx="12" cy="12" r="8.8" fill={tint} fillOpacity=".16" />
      <path d="M8.6 16.4c.9-1.1 2-1.6 3.4-1.6s2.5.5 3.4 1.6" />
      <path d="M8.7 9.4v.9M15.3 9.4v.9" />
      <path d="M16.6 12.2c.8 1 1.1 1.6 1.1 2.1a1.1 1.1 0 0 1-2.2 0c0-.5.3-1.1 1.1-2.1z" fill={tint} />
    </>
  ),
  wow: (
    <>
      <circle cx="12" cy="12" r="8.8" fill={tint} fillOpacity=".16" />
      <ellipse cx="12" cy="15.6" rx="1.9" ry="2.4" fill={tint} />
      <path d="M8.7 10v1M15.3 10v1" />
      <path d="M7.3 7.4c.7-.6 1.5-.9 2.4-.8M16.7 7.4c-.7-.6-1.5-.9-2.4-.8" />
    </>
  ),
  same: (
    <>
      <circle cx="8.8" cy="12" r="6" />
      <circle cx="15.2" cy="12" r="6" />
      <path d="M12 6.9a6 6 0 0 1 0 10.2 6 6 0 0 1 0-10.2z" fill={tint} fillOpacity=".55" />
    </>
  ),
}

/** Icon of a reaction, in the color of the text; hidden from screen readers, because the name is beside it. */
export function ReactionIcon({ kind, size = 24 }: { kind: ReactionIconKind; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[kind]}
    </svg>
  )
}
