import { onDemand } from '../ui/overlays/on-demand.tsx'

/** Undo button of a withdrawn item, which few pages have. */
export const UndoWithdrawal = onDemand(async () => (await import('./UndoWithdrawal.tsx')).UndoWithdrawal)
