import { toast } from '../ui/overlays/toast.ts'

/** Logs why a call for authentication failed, and shows a toast with the address of the site's team (spec §8). */
export function failAuth(host: string, why: unknown): void {
  console.error('Authentication failed', why)
  toast(`An error occurred. Try again or reach out to contact@${host}`, 'error')
}
