import path from 'node:path'

/** What `aws s3 sync` guesses; it knows neither WOFF2 nor WebP. */
const guessedTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/vnd.microsoft.icon',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.webmanifest': 'application/manifest+json',
}

export function guessedContentType(file: string): string {
  return guessedTypes[path.extname(file).toLowerCase()] ?? 'binary/octet-stream'
}
