import { may } from '../../services/rules/authorise.ts'
import { notFound, type LoadArgs } from '../relay/page.ts'
import { readShell, viewerOf } from '../shell/shell.ts'

/** Throws the not-found response for whoever is no analyst: they need not know that the page is there. */
export async function forAnalysts(args: LoadArgs): Promise<void> {
  if (!may('analyse', viewerOf(await readShell(args)))) throw notFound()
}
