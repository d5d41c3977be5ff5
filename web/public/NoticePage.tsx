import { requestIdOf } from '../data/read.ts'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from './head/PageHead.tsx'

/** In place of a page that is missing or could not be read. */
export function NoticePage({
  path,
  title,
  error,
}: {
  path: string
  title: string
  /** Null where nothing is stored at the address. */
  error: Error | null
}) {
  return (
    <>
      <PageHead facts={{ path, title, noindex: true }} />
      <Notice title={title} canRetry={error !== null} requestId={requestIdOf(error)} />
    </>
  )
}
