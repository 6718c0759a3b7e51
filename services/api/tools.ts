import { openTools, type Tools } from '../commands/frame/tools.ts'
import { measuredDispatch } from '../telemetry/measured.ts'
import { unlessReadOnly } from './read-only.ts'

/** The tools of the API: commands are rejected while the network is read-only, and else measured. */
export const openApiTools = ({
  maintenance,
  changes,
  ...parts
}: Omit<Parameters<typeof openTools>[0], 'around'> & {
  maintenance: Parameters<typeof unlessReadOnly>[0]
  changes: Parameters<typeof unlessReadOnly>[1]
}): Tools => openTools({ ...parts, around: [unlessReadOnly(maintenance, changes), measuredDispatch] })
