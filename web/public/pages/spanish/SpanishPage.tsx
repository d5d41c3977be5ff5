import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { SignOff } from '../guide/SignOff.tsx'
import { SpanishForm } from './SpanishForm.tsx'
import { SpanishOffices } from './SpanishOffices.tsx'

const { path, content } = pages.spanish

/** Everything that a person who reads Spanish needs to begin, on one page. */
export function SpanishPage() {
  const query = queries.guide(content)
  return (
    <ContentScreen
      query={query}
      path={path}
      notFound={messages.pageNotFound}
      before={<SignOff query={query} page={content} />}
      after={
        <>
          <SpanishForm />
          <SpanishOffices />
        </>
      }
    />
  )
}
