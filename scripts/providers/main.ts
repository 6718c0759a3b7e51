import { keepHeapSmall } from '../../services/heap.ts'
import { onStop } from '../../services/lifecycle.ts'
import { variables } from '../../services/settings.ts'
import { startLocalProvider } from './server.ts'

// Main module of the process of the local providers, which scripts/providers/on-first-use.ts starts.

keepHeapSmall()
const clients = variables.GOOGLE_CLIENTS.parse(process.env.GOOGLE_CLIENTS) ?? new Map<string, string>()
const publicUrl = process.env.PROVIDERS_URL ?? ''
const provider = await startLocalProvider({ clients, publicUrl })
onStop(provider.close)
console.log(`the local providers listen on ${provider.port}`)
