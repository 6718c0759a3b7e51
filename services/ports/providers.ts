import type { JWTVerifyGetKey } from 'jose'
import type { Configuration, CustomFetchOptions } from 'openid-client'
import { authProviders, type AuthProvider } from '../../events/auth-accounts.ts'
import { fetchSmall } from './fetch-small.ts'

/** OpenID provider: its issuer (URL) and the secrets of the network's clients by their ids, the default first. */
interface ProviderSettings {
  issuer: string
  clients: ReadonlyMap<string, string>
}
type ProvidersSettings = Readonly<Record<AuthProvider, ProviderSettings>>

/** A person as a provider has identified them, for this network. */
export interface Identity {
  provider: AuthProvider
  /** Id that the provider has for the person. */
  subject: string
  email: string | null
  /** True if the provider says that it has verified the address. */
  isEmailVerified: boolean
  firstName: string | null
  lastName: string | null
}

export interface ProviderClient {
  provider: AuthProvider
  clientId: string
}

/** Secrets of one log-in at a provider, to which the answer of the provider is bound. */
interface LogInSecrets {
  state: string
  nonce: string
  verifier: string
}

/** The provider, or somebody in its place, gave an answer that cannot be trusted or used. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

export interface Providers {
  /** Client of a provider for a site, whose setting may name another one than the default; null if there is none. */
  clientFor: (provider: AuthProvider, wanted: string | null) => ProviderClient | null
  /** Address at the provider to which the browser goes, and the secrets of this log-in. Throws ProviderError. */
  start: (client: ProviderClient, callback: string) => Promise<LogInSecrets & { url: URL }>
  /** Exchanges the code in the address of the callback, and verifies the ID token. Throws ProviderError. */
  finish: (client: ProviderClient, url: URL, secrets: LogInSecrets) => Promise<Identity>
  /** Verifies an ID token that a provider's script gave to the page. Throws ProviderError. */
  verify: (client: ProviderClient, token: string) => Promise<Identity>
}

const TIMEOUT_SECONDS = 10
const fetchOf = (url: string, { body = null, ...init }: CustomFetchOptions) =>
  fetchSmall(url, { body, ...init } as RequestInit)
/** Maximum age of an ID token that a page sends. */
const MAX_TOKEN_AGE = '10 minutes'

const FACEBOOK = 'https://www.facebook.com'
const FACEBOOK_GRAPH = 'https://graph.facebook.com/v23.0'

/** Metadata of providers whose discovery document lacks an endpoint. */
const metadata = new Map([
  [
    FACEBOOK,
    {
      issuer: FACEBOOK,
      authorization_endpoint: `${FACEBOOK}/v23.0/dialog/oauth`,
      token_endpoint: `${FACEBOOK_GRAPH}/oauth/access_token`,
      jwks_uri: `${FACEBOOK}/.well-known/oauth/openid/jwks/`,
    },
  ],
])

const scopes: Record<AuthProvider, string> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const identityOf = (provider: AuthProvider, claims: Readonly<Record<string, unknown>>): Identity => ({
  provider,
  subject: text(claims.sub) ?? '',
  email: text(claims.email),
  isEmailVerified: claims.email_verified === true,
  firstName: text(claims.given_name),
  lastName: text(claims.family_name),
})

/** Opens the configured providers. Their libraries are loaded, and their keys fetched, at the first log-in. */
export function openProviders(settings: ProvidersSettings): Providers {
  const opened = new Map<string, Promise<Configuration>>()

  async function discover({ provider, clientId }: ProviderClient): Promise<Configuration> {
    const { issuer, clients } = settings[provider]
    const oidc = await import('openid-client')
    const secret = clients.get(clientId)
    const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    const known = metadata.get(issuer)
    const execute = [...insecure, oidc.enableNonRepudiationChecks]
    if (!known)
      return oidc.discovery(new URL(issuer), clientId, secret, undefined, {
        execute,
        timeout: TIMEOUT_SECONDS,
        [oidc.customFetch]: fetchOf,
      })
    const config = new oidc.Configuration(known, clientId, secret)
    config.timeout = TIMEOUT_SECONDS
    config[oidc.customFetch] = fetchOf
    execute.forEach((apply) => apply(config))
    return config
  }

  function configurationOf(client: ProviderClient): Promise<Configuration> {
    const key = `${client.provider} ${client.clientId}`
    const found = opened.get(key) ?? discover(client)
    opened.set(key, found)
    // A failed discovery is tried again at the next log-in.
    found.catch(() => opened.delete(key))
    return found
  }

  const asProviderError = (error: unknown): never => {
    const { name, code } = error as { name?: string; code?: unknown }
    throw new ProviderError(`${name ?? 'Error'} ${text(code) ?? ''}`.trim(), { cause: error })
  }

  return {
    clientFor(provider, wanted) {
      const { clients } = settings[provider]
      const clientId = wanted ?? clients.keys().next().value
      return clientId !== undefined && clients.has(clientId) ? { provider, clientId } : null
    },
    async start(client, callback) {
      const oidc = await import('openid-client')
      const config = await configurationOf(client).catch(asProviderError)
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: scopes[client.provider],
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { ...secrets, url }
    },
    async finish(client, url, { state, nonce, verifier }) {
      const oidc = await import('openid-client')
      const tokens = await configurationOf(client)
        .then((config) =>
          oidc.authorizationCodeGrant(config, url, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
          }),
        )
        .catch(asProviderError)
      return identityOf(client.provider, tokens.claims() ?? {})
    },
    async verify(client, token) {
      const { jwtVerify } = await import('jose')
      const config = await configurationOf(client).catch(asProviderError)
      const { issuer } = config.serverMetadata()
      const { payload } = await jwtVerify(token, await keysOf(config), {
        // Google names itself with and without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: client.clientId,
        algorithms: ['RS256'],
        maxTokenAge: MAX_TOKEN_AGE,
        requiredClaims: ['sub', 'exp'],
      }).catch(asProviderError)
      return identityOf(client.provider, payload)
    },
  }
}

const keySets = new WeakMap<Configuration, JWTVerifyGetKey>()

/** Keys of the issuer, which are fetched when they are needed. */
async function keysOf(config: Configuration): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet, customFetch } = await import('jose')
  const known = keySets.get(config)
  if (known) return known
  const { jwks_uri: address } = config.serverMetadata()
  if (!address) throw new ProviderError('The issuer has no keys')
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: TIMEOUT_SECONDS * 1000,
    [customFetch]: fetchSmall,
  })
  keySets.set(config, keys)
  return keys
}

/** Providers with a client for a site. */
export const providersFor = (
  { clientFor }: Providers,
  { google_client_id }: { google_client_id: string | null },
): ProviderClient[] =>
  authProviders.flatMap(
    (provider) => clientFor(provider, provider === 'google' ? google_client_id : null) ?? [],
  )
