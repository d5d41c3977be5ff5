import { createHash } from 'node:crypto'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { postQueryOf } from './apiUrl.ts'
import { cardOf } from './postCards.ts'

export interface SiteReads extends Pick<RenderContext, 'readUrl'> {
  recorded(): Pick<RenderContext, 'readUrl'> & { reads(): string[] }
  /** Whether each of these reads returns what it has returned then. */
  areCurrent(reads: readonly string[]): Promise<boolean>
}

/** A read is a hash of a response, a space and the address in the API. */
export function siteReads(readUrl: RenderContext['readUrl']): SiteReads {
  const hashes = new Map<string, string>()
  const cardHashes = new WeakMap<BlogPost, string>()

  /** Of a list of posts, what pages show of it. */
  function hashOfResponse(url: string, response: unknown): string {
    if (!postQueryOf(url)) return hashOf(response)
    const { posts, pages } = response as BlogPostList // The handler validated it.
    return hashOf([pages, ...posts.map(hashOfCard)])
  }
  function hashOfCard(post: BlogPost): string {
    const hash = cardHashes.get(post) ?? hashOf({ ...cardOf(post), updatedAt: undefined })
    cardHashes.set(post, hash)
    return hash
  }

  async function hashed(url: string): Promise<unknown> {
    const response = await readUrl(url)
    if (!hashes.has(url)) hashes.set(url, hashOfResponse(url, response))
    return response
  }

  return {
    readUrl: hashed,
    recorded() {
      const urls = new Set<string>()
      return {
        readUrl: (url) => {
          urls.add(url)
          return hashed(url)
        },
        reads: () => Array.from(urls, (url) => `${hashes.get(url)} ${url}`),
      }
    },
    async areCurrent(recorded) {
      const hasChanged = (read: string) => {
        const [hash, url = ''] = read.split(' ')
        return hashes.has(url) && hashes.get(url) !== hash
      }
      // Before the text of a post is read, which its page then reads again.
      if (recorded.some(hasChanged)) return false
      for (const read of recorded) {
        const [hash, url = ''] = read.split(' ')
        // A failed read leaves no hash.
        if (!hashes.has(url)) await hashed(url).catch(() => undefined)
        if (hashes.get(url) !== hash) return false
      }
      return true
    },
  }
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
