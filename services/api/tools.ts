import { openTools, type Tools } from '../commands/frame/tools.ts'
import { measuredDispatch } from '../telemetry/measured.ts'
import { unlessReadOnly } from './read-only.ts'

/** Tools for commands in the API's process: commands are rejected in read-only mode, and otherwise measured. */
export const openApiTools = ({
  maintenance,
  changes,
  ...parts
}: Omit<Parameters<typeof openTools>[0], 'around'> & {
  maintenance: Parameters<typeof unlessReadOnly>[0]
  changes: Parameters<typeof unlessReadOnly>[1]
}): Tools => openTools({ ...parts, around: [unlessReadOnly(maintenance, changes), measuredDispatch] })
