import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { site } from '#shared/content/site.ts'
import type { Site } from '#shared/entities/site.ts'
import { queries } from '../data/queries.ts'
import { makeQueryClient } from '../data/queryClient.ts'

/** Renders a component with facts of the clinic outside a route. */
export function withSite(children: ReactNode, facts: Site = site) {
  const queryClient = makeQueryClient(async () => ({ failure: {} }))
  queryClient.setQueryData(queries.site().queryKey, facts)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
