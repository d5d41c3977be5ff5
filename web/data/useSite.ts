import { useQuery } from '@tanstack/react-query'
import type { Site } from '#shared/entities/site.ts'
import { queries } from './queries.ts'

export function useSite(): Site {
  const site = useReadSite()
  if (!site) throw new Error('The facts of the clinic could not be read')
  return site
}

/** Returns null if the facts could not be read, for parts that must show without them. */
export const useReadSite = (): Site | null => useQuery(queries.site()).data ?? null
