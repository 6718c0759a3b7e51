import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reason to skip a test that needs a certificate; false if one can be made. */
export const withoutCertificates =
  spawnSync('openssl', ['version']).status === 0 ? false : 'openssl is not installed'

/** Makes a certificate of this machine, signed with its own key, and the key in a folder. */
export function makeCertificate(folder: string, { isAuthority = false } = {}) {
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile]
  const use = ['-addext', `basicConstraints=critical,CA:${isAuthority ? 'TRUE' : 'FALSE'}`]
  const made = spawnSync('openssl', ['req', '-x509', '-days', '2', '-out', file, ...key, ...subject, ...use])
  if (made.status !== 0) throw new Error(String(made.stderr))
  return { file, certificate: readFileSync(file), key: readFileSync(keyFile) }
}
