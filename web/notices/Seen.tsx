import { useShell } from '../shell/shell.ts'
import { onDemand } from '../ui/overlays/on-demand.tsx'

const SeenMark = onDemand(async () => (await import('./SeenMark.tsx')).SeenMark)

/** Marks the notices that lead to the place on the screen as read. */
export const Seen = ({ id }: { id: string }) => useShell().unreads.notifications > 0 && <SeenMark id={id} />
