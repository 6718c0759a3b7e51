import { Mail } from 'lucide-react'
import { Empty } from '../ui/Empty.tsx'

/** What stands beside the list while no conversation is opened. */
export const Component = () => (
  <Empty icon={<Mail size={28} />} heading="Select a conversation or start a new one." />
)
