import { onDemand } from '../ui/overlays/on-demand.tsx'

/** The control of pictures in forms for texts, loaded when it is shown for the first time. */
export const PictureField = onDemand(async () => (await import('./PictureField.tsx')).PictureField)
