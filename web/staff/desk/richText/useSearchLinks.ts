import { useCallback } from 'react'
import { fixedPages } from '#shared/documents/paths.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { desk } from '../../../data/staff/desk.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { useSession } from '../../Session.tsx'
import type { SearchLinks } from './linkTarget.ts'

/** Searches the titles of all pages that visitors can open. */
export function useSearchLinks(): SearchLinks {
  const { withLogin } = useSession()
  const site = useReadSite()
  return useCallback(
    async (words) => {
      const search = words.toLowerCase()
      const fixed = fixedPages(site)
        .filter(({ title }) => title.toLowerCase().includes(search))
        .map(({ title, path }) => ({ title, address: path }))
      const { documents } = await withLogin(() => desk.list({ search: words }))
      const stored = documents.flatMap(({ kind, title, address, status }) =>
        kinds[kind].hasChosenAddress && address && status !== 'draft' ? { title, address } : [],
      )
      return [...fixed, ...stored]
    },
    [withLogin, site],
  )
}
