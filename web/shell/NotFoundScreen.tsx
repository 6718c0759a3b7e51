import { notFound } from '../relay/page.ts'

/** `/404`, shown for every unknown address. */
export const loader = () => {
  throw notFound()
}

export const Component = () => null
