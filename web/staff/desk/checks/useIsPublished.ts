import { useMemo } from 'react'
import { fixedPages, pathOf } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { useServicePages } from '../../useServicePages.ts'

/** Knows every page but the posts, of which there can be thousands: `npm run content -- check` checks their links. */
export function useIsPublished(): ((path: string) => boolean) | undefined {
  const { data } = useServicePages()
  const site = useReadSite()
  return useMemo(() => {
    if (!data) return undefined
    const known = new Set([...fixedPages(site).map(({ path }) => path), ...data.map(pathOf)])
    return (path) => known.has(path) || path.startsWith(`${pages.blog.path}/`)
  }, [data, site])
}
