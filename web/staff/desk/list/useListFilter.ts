import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { DocumentQuery } from '#shared/api/queries.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { parsedJson, thisTab } from '../../../data/browserStorage.ts'

type ListFilter = Omit<Partial<DocumentQuery>, 'kind' | 'perPage'>

const keyOf = (list: string) => `filter ${list}`

/** The filter is in the address, so that Back restores it. An address without a filter gets the tab's last filter. */
export function useListFilter(list: string): [ListFilter, (changed: ListFilter) => void] {
  const { pathname, search } = useLocation()
  // The registered router type has only the public routes.
  const router: AnyRouter = useRouter()
  const filter = Object.fromEntries(
    Object.entries(search as Record<string, unknown>).map(([name, value]) => [
      name,
      name === 'page' ? Number(value) || 1 : String(value),
    ]),
  ) as ListFilter
  const show = (wanted: object) => void router.navigate({ to: pathname, search: wanted, replace: true })
  const showLast = useEffectEvent(() => {
    const last = parsedJson(thisTab.get(keyOf(list)))
    if (isRecord(last) && Object.keys(search).length === 0) show(last)
  })
  useEffect(() => showLast(), [])
  const setFilter = (changed: ListFilter) => {
    const next = Object.fromEntries(
      Object.entries({ ...filter, page: undefined, ...changed }).filter(([, value]) => value),
    )
    thisTab.set(keyOf(list), JSON.stringify(next))
    show(next)
  }
  return [filter, setFilter]
}
