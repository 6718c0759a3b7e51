import { notFound } from '../relay/page.ts'

/** Screen of `/404`, which is also shown for every unknown address. */
export const loader = () => {
  throw notFound()
}

export const Component = () => null
