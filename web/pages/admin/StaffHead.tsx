import { PageHead } from '../../head/PageHead.tsx'

/** The head of a staff screen, which no search engine lists. */
export function StaffHead({ title }: { title: string }) {
  return <PageHead facts={{ path: '/admin', title, noindex: true }} />
}
