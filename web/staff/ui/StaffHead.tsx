import { PageHead } from '../../public/head/PageHead.tsx'

export function StaffHead({ title }: { title: string }) {
  return <PageHead facts={{ path: '/admin', title, noindex: true }} />
}
