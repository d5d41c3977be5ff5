import { useCallback } from 'react'
import { singlePages } from '#shared/pages.ts'
import { desk } from '../../../data/staff/desk.ts'
import { useSession } from '../../Session.tsx'
import type { SearchLinks } from './linkTarget.ts'

/** Searches the titles of all pages that visitors can open. */
export function useSearchLinks(): SearchLinks {
  const { withLogin } = useSession()
  return useCallback(
    async (words) => {
      const search = words.toLowerCase()
      const fixed = singlePages()
        .filter(({ title }) => title.toLowerCase().includes(search))
        .map(({ title, path }) => ({ title, address: path }))
      const { documents } = await withLogin(() => desk.list({ search: words }))
      const stored = documents.flatMap(({ kind, title, address, status }) =>
        (kind === 'post' || kind === 'treatment') && address && status !== 'draft' ? { title, address } : [],
      )
      return [...fixed, ...stored]
    },
    [withLogin],
  )
}
