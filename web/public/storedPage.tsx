import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { pageLoadFailed } from '#shared/loading.ts'
import { useReadFailure } from '../data/endpointQuery.ts'
import { isNotFound, requestIdOf } from '../data/read.ts'
import { reportError } from '../data/reportError.ts'
import { LoadingPage } from '../ui/LoadingPage.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from './head/PageHead.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

/** The stored page, or what to show instead: a loading screen, an error, or `notFound` (by default the 404 page). */
export function useStoredPage<Page>(
  query: UseQueryOptions<Page | null>,
  path: string,
  notFound?: string,
): { page: Page; instead?: never } | { page?: never; instead: ReactNode } {
  const { data: page, error, isPending } = useQuery(query)
  const unread = useReadFailure(query, pageLoadFailed)
  const failure = isNotFound(error) ? null : (error ?? unread)
  if (page) return { page }
  if (isPending) return { instead: <LoadingPage /> }
  const title = failure ? pageLoadFailed : notFound
  return { instead: title ? <NoticePage path={path} title={title} error={failure} /> : <NotFoundPage /> }
}

interface NoticePageProps {
  path: string
  title: string
  /** Null if nothing is stored at the address. */
  error: Error | null
}

/** The heading is for visitors. The error's message is for the people whom they call, and is also reported. */
export function NoticePage({ path, title, error }: NoticePageProps) {
  const message = error?.message
  useEffect(() => {
    if (message) reportError(new Error(message))
  }, [message])
  return (
    <>
      <PageHead facts={{ path, title, noindex: true }} />
      <Notice title={title} canRetry={error !== null} requestId={requestIdOf(error)}>
        {error && <p>Please try again in a moment, or call us. The numbers are below.</p>}
        {message && message !== title && <p>{message}</p>}
      </Notice>
    </>
  )
}
