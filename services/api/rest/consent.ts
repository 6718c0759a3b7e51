import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf } from '../../rules/routes/address.ts'
import { choiceIn, consentForms, type Choice } from '../../rules/consent/choice.ts'
import { consentGroups, type AskedGroup } from '../../rules/consent/groups.ts'
import { consentWordingOf } from '../../rules/consent/wording.ts'
import { safeRedirect } from '../../rules/routes/guards.ts'
import { urlFor } from '../../rules/routes/links.ts'
import { askedOf, sendsSignal } from '../consent/consent.ts'
import { setChoice } from '../consent/cookie.ts'
import { recordChoice } from '../consent/record.ts'
import type { Services } from '../graphql/frame/context.ts'
import { refuseWithin } from '../http/limiter.ts'
import { acceptForms } from '../http/forms.ts'
import { checked } from '../http/problem.ts'

const Permission = z.enum(['allow', 'refuse'])

/** Schema of the form: which one it is, the words and providers that it showed, and the answers. */
const Body = z.strictObject({
  form: z.enum(consentForms),
  wording: z.coerce
    .number()
    .int()
    .refine((version) => consentWordingOf(version) !== null, 'unknown wording'),
  /** The groups that the form showed with the digests of their providers, such as `functional:k3 advertising:z`. */
  shown: z
    .string()
    .max(200)
    .regex(/^(?:[a-z]+:[0-9a-z]{1,7}(?: |$))*$/),
  /** The button: the same answer to all groups, or the answer to each. */
  answer: z.enum(['accept', 'reject', 'save']),
  functional: Permission.optional(),
  measurement: Permission.optional(),
  advertising: Permission.optional(),
})
type Body = z.output<typeof Body>

/** The answers of a form, without groups that the form did not show or answer. */
function answersOf(body: Body, { signal }: { signal: boolean }): Choice {
  const pairs = body.shown.matchAll(/(\w+):(\w+)/g)
  const shown = new Map(Array.from(pairs, ([, group, digest]) => [group, digest] as const))
  const { form, wording, answer } = body
  const chosenAt = Math.floor(Date.now() / 1000)
  const answers = consentGroups.flatMap((group) => {
    const digest = shown.get(group)
    const wanted = answer === 'save' ? body[group] : answer === 'accept' ? 'allow' : 'refuse'
    if (digest === undefined || wanted === undefined) return []
    const isGranted = wanted === 'allow' && !(signal && group === 'advertising')
    return [[group, { isGranted, digest, wording, form, chosenAt }]]
  })
  return Object.fromEntries(answers)
}

/** Page to which a browser without JavaScript returns: the one with the form, told that the choice is saved. */
function onwardOf(request: FastifyRequest, { form }: Body): string {
  if (form === 'cookie-settings') return `${urlFor.cookieSettings()}?saved`
  if (form === 'privacy-choices') return `${urlFor.privacyChoices()}?saved`
  return safeRedirect(request.headers.referer ?? null, addressOf(request).origin)
}

/** POST /api/consent: stores the choice in the browser and, for a member, in the log. */
export async function consentRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  async function choose(request: FastifyRequest, reply: FastifyReply): Promise<Body> {
    const body = checked(Body, request.body)
    const { session, site } = request
    const member = session?.member
    if (member) refuseWithin(await services.limiter.take('changes', member), 'Too many changes')
    const asked: readonly AskedGroup[] = await askedOf(services.sites, site)
    const choice = answersOf(body, { signal: sendsSignal(request) })
    setChoice(request, reply, { ...choiceIn(request.headers.cookie), ...choice })
    // The choice applies in this browser even if it cannot be recorded now; the next log-in joins it.
    if (member) {
      const outcome = await recordChoice(services, 'answerConsent', { request, member, asked, choice }).catch(
        (error: unknown) => request.log.warn({ err: error }, 'could not record a choice of consent'),
      )
      if (outcome?.ok === false)
        request.log.warn({ code: outcome.rejection.code }, 'a choice was not recorded')
    }
    return body
  }

  app.post('/api/consent', async (request, reply) => {
    await choose(request, reply)
    return { status: 'success' }
  })

  // Forms are accepted only in this scope, because pages of other sites can send them too; these are refused before.
  await app.register(async (form) => {
    acceptForms(form)
    form.post('/api/consent/form', async (request, reply) =>
      reply.redirect(onwardOf(request, await choose(request, reply)), 303),
    )
  })
}
