import { Mail } from 'lucide-react'
import { Empty } from '../ui/Empty.tsx'

/** Placeholder beside the list while no conversation is open. */
export const Component = () => (
  <Empty icon={<Mail size={28} />} heading="Select a conversation or start a new one." />
)
