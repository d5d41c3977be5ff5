import { useQuery } from '@tanstack/react-query'
import type { Site } from '#shared/entities/site.ts'
import { queries } from './queries.ts'

export function useSite(): Site {
  const site = useReadSite()
  if (!site) throw new Error('The facts of the clinic could not be read')
  return site
}

/** The facts, or null if they could not be read, for parts that are shown without them. */
export const useReadSite = (): Site | null => useQuery(queries.site()).data ?? null
