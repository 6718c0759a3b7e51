import { notFound } from '../relay/page.ts'

/** `/404`: what every unknown address shows. */
export const loader = () => {
  throw notFound()
}

export const Component = () => null
