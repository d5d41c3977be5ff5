import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { desk } from '../../data/staff/desk.ts'
import { retryAfter } from '../../data/staff/queries.ts'
import { withLogin } from '../../data/staff/withLogin.ts'
import { StaffScreen } from '../StaffScreen.tsx'
import { editorPath, paths } from '../screens.ts'
import { Loaded } from '../ui/Loaded.tsx'

/** Redirects from "Edit this page" to the editor, at the field that has the words in view. */
export function EditAddressPage() {
  // The registered router type has only the public routes.
  const router: AnyRouter = useRouter()
  // The router parses a repeated parameter as a list, and digits as a number.
  const { path, words = [] } = router.state.location.search
  const found = useQuery({
    queryKey: [urlOf('GET /api/admin/documents'), path, words],
    queryFn: () => withLogin(() => documentAt(String(path), [words].flat().map(String))),
    gcTime: 0,
    refetchInterval: retryAfter,
  })
  useEffect(() => {
    if (found.data) void router.navigate({ href: editorPath(found.data), replace: true })
  }, [found.data, router])
  return (
    <StaffScreen title="Edit this page">
      <Loaded query={found} failed="The page could not be looked up.">
        {(document) =>
          document ? (
            <p role="status">{document.title}: opening…</p>
          ) : (
            <p role="status">
              The texts of this page are part of the website’s code: who runs the website changes them.{' '}
              <a href={paths.dashboard}>Go to Today</a>
            </p>
          )
        }
      </Loaded>
    </StaffScreen>
  )
}

/** Shorter texts occur in many documents. */
const fewestCharacters = 25

/** The words decide before the address, because a page also shows other documents, such as FAQs and reviews. */
async function documentAt(path: string, words: readonly string[]): Promise<DocumentSummary | null> {
  const { documents } = await desk.list({ search: path, perPage: 1 })
  // An office's page is rendered from the document with the facts of the clinic.
  const page = documents.find(({ kind, address }) => address === path || kinds[kind].hasOfficePages) ?? null
  for (const search of words) {
    const { documents: withWords } = await desk.list({ search, perPage: 50 })
    const exact = withWords.filter(({ found }) => found && isPartOf(found.sentence, search))
    const own = exact.find(({ kind, id }) => kind === page?.kind && id === page.id)
    const place = own ?? (search.length >= fewestCharacters ? exact[0] : undefined)
    if (place) return place
  }
  return page
}

const isPartOf = (sentence: string, words: string) => sentence.includes(words) || words.includes(sentence)
