import { lookup as lookupAddresses, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

/** The address is not that of a server on the public internet. */
export class NotPublicError extends Error {
  override name = 'NotPublicError'
}

/** Servers that can be reached: those of the public internet, unless a test says otherwise. */
export interface Reach {
  isPublic?: (address: string) => boolean
  lookup?: (
    host: string,
    options: LookupOptions & { all: true },
    done: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => void
  /** Ports that can be reached besides those of http and https. */
  ports?: readonly string[]
}

/** Function with which a socket finds the addresses of a host; fails if any of them is not public. */
const checkedLookup =
  ({ isPublic, lookup }: Required<Pick<Reach, 'isPublic' | 'lookup'>>): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new NotPublicError('the host has no address'), '')
      else if (!addresses.every(({ address }) => isPublic(address)))
        done(new NotPublicError('the address is not public'), '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

/**
 * Throws NotPublicError for an address that others chose if it is not that of a server on the public internet, as far as
 * this can be said without a look-up.
 */
export function checkAddress(url: URL, { isPublic = isPublicAddress, ports = [] }: Reach = {}): void {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username !== '' || url.password !== '' || !['', ...ports].includes(url.port))
    throw new NotPublicError('the address is not that of a public server')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) ? !isPublic(host) : /(?:^|\.)localhost\.?$/.test(host))
    throw new NotPublicError('the address is not public')
}

/**
 * Sends a request to a server on the public internet whose address others chose. The addresses of its host are checked
 * after the look-up, and exactly these are used. Throws NotPublicError.
 */
export async function requestPublic(
  url: URL,
  { isPublic = isPublicAddress, lookup = lookupAddresses, ports = [] }: Reach,
  { body, ...options }: Pick<RequestOptions, 'method' | 'headers' | 'signal'> & { body?: Uint8Array | null },
): Promise<IncomingMessage> {
  // Sockets do not look up hosts that are addresses already.
  checkAddress(url, { isPublic, ports })
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, { ...options, agent: false, lookup: checkedLookup({ isPublic, lookup }) })
      .on('response', resolve)
      .on('error', reject)
      .end(body ?? undefined)
  })
}
