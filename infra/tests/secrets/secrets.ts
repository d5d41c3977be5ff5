import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A pattern for each kind of secret. */
const patterns: Record<string, RegExp> = {
  'an AWS access key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'an AWS secret key': /aws_secret_access_key["'\s:=]+[A-Za-z0-9/+]{40}/i,
  'a private key': /-----BEGIN (RSA |EC |OPENSSH |)PRIVATE KEY-----\s*[A-Za-z0-9+/=]{20}/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36,}/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'a live Stripe key': /\b[sr]k_live_[A-Za-z0-9]{16,}/,
  'a signed token': /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  'a password hash': /\$(2[aby]|argon2id?|scrypt|5|6)\$[^\s"']{20,}|"salt":\s*"[A-Za-z0-9_-]{16,}"/,
}

/** The secrets in a folder's files, as `file: kind`. Skips images, fonts and archives. */
export function secretsIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(png|webp|woff2?|pdf|gz|zip)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => secretsInText(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`))
}

/** The kinds of secrets in a text. */
export function secretsInText(text: string): string[] {
  return Object.entries(patterns)
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => kind)
}
