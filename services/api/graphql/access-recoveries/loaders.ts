import { defineLoaders } from '../frame/batching.ts'

export const accessRecoveryLoaders = defineLoaders(({ reads, byKey }) => ({
  accessRecoveries: byKey(({ member }) => member, reads.accessRecoveriesOf),
}))
