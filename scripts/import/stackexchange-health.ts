import type { Format } from './format.ts'
export const stackexchangeHealth: Format = {
  name: 'stackexchange-health',
  about: '',
  home: { prefix: 'health', name: '', description: '', accent: '' },
  flags: [],
  read: async () => {
    throw new Error('todo')
  },
}
