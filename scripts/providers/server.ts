import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider'
import type { AuthProvider } from '../../events/auth-accounts.ts'
import { escape, styledPage } from '../../services/api/http/page.ts'
import { providerNames } from '../../services/rules/providers.ts'
import { people as demoPeople, type Person } from './people.ts'

/** Address of a callback on this machine, at any site of the network. */
const callback =
  /^http:\/\/(?:[a-z0-9-]+\.localhost|localhost|127\.0\.0\.1):\d+\/api\/auth\/(google|facebook)\/callback$/

interface LocalProviderOptions {
  /** Clients by id, with their secrets. */
  clients: ReadonlyMap<string, string>
  people?: readonly Person[]
  /** Address under which browsers reach the provider; by default its own. */
  publicUrl?: string
}

/**
 * Starts OpenID providers on this machine in the place of Google and Facebook, at the paths `/google` and `/facebook`.
 * Everybody can log in as any of the people.
 */
export async function startLocalProvider({ clients, people = demoPeople, publicUrl }: LocalProviderOptions) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  const url = publicUrl ?? `http://localhost:${own}`
  const providers: Record<AuthProvider, Provider> = {
    google: openProvider(`${url}/google`, clients, people),
    facebook: openProvider(`${url}/facebook`, clients, people),
  }

  server.on('request', (request, response) => {
    const [, name, path = '/'] = /^\/(google|facebook)(\/.*)$/.exec(request.url ?? '') ?? []
    if (name !== 'google' && name !== 'facebook') return void response.writeHead(404).end()
    // The provider makes its own addresses of the part before the path that it sees.
    Object.assign(request, { originalUrl: request.url, url: path })
    if (path.startsWith('/choose/')) return void choose(providers[name], { name, people, request, response })
    void providers[name].callback()(request, response)
  })
  return {
    port: own,
    issuers: { google: `${url}/google`, facebook: `${url}/facebook` },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const { base, Check } = interactionPolicy

function openProvider(
  issuer: string,
  clients: ReadonlyMap<string, string>,
  people: readonly Person[],
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const policy = base()
  // Asks at every log-in, so that another person can be chosen.
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'Choose a person', (context) =>
        context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  const configuration: Configuration = {
    clients: [...clients].map(([client_id, client_secret]) => ({
      client_id,
      client_secret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: ['http://localhost/api/auth/google/callback'],
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
      public_profile: ['name', 'given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    conformIdTokenClaims: false,
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 3600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `${new URL(issuer).pathname}/choose/${uid}` },
    findAccount(_, id) {
      const person = people.find((one) => one.id === id)
      return person && { accountId: id, claims: async () => claimsOf(person) }
    },
    // Nobody has to agree that the network sees the claims.
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile public_profile')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  provider.Client.prototype.redirectUriAllowed = (uri: string) => callback.test(uri)
  return provider
}

const claimsOf = ({ id, email, isEmailVerified, firstName, lastName }: Person) => ({
  sub: id,
  email,
  email_verified: isEmailVerified,
  name: [firstName, lastName].filter(Boolean).join(' '),
  given_name: firstName,
  ...(lastName !== null && { family_name: lastName }),
})

/** Page that lists the people; `?as=<id>` logs in as one of them, and `?as=` cancels. */
async function choose(
  provider: Provider,
  {
    name,
    people,
    request,
    response,
  }: { name: AuthProvider; people: readonly Person[]; request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  try {
    const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost')
    const chosen = searchParams.get('as')
    if (chosen === null) {
      await provider.interactionDetails(request, response)
      const nonce = randomBytes(16).toString('base64')
      const path = `/${name}${pathname}`
      const links = people.map(
        ({ id, email, firstName, lastName, note }) =>
          `<li><a href="${escape(path)}?as=${escape(id)}">${escape([firstName, lastName].filter(Boolean).join(' '))}</a>, ${escape(email)}: ${escape(note)}</li>`,
      )
      const body = `<p>This page takes the place of ${providerNames[name]} on this machine.</p><ul>${links.join('\n')}</ul>
<p><a href="${escape(path)}?as=">Cancel</a></p>`
      response.setHeader('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'`)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(styledPage({ title: `Choose a ${providerNames[name]} account`, body }, nonce))
      return
    }
    const result = chosen
      ? { login: { accountId: chosen } }
      : { error: 'access_denied', error_description: 'The person cancelled' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error))
  }
}
