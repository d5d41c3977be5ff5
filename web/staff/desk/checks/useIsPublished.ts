import { useMemo } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import { pages, singlePages } from '#shared/pages.ts'
import { useServicePages } from '../../useServicePages.ts'

/** Knows every page but the posts, of which there can be thousands: `npm run content -- check` checks their links. */
export function useIsPublished(): ((path: string) => boolean) | undefined {
  const { data } = useServicePages()
  return useMemo(() => {
    if (!data) return undefined
    const known = new Set([...singlePages().map(({ path }) => path), ...data.map(pathOf)])
    return (path) => known.has(path) || path.startsWith(`${pages.blog.path}/`)
  }, [data])
}
