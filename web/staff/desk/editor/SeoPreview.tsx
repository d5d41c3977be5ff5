import { resolved } from '#shared/documents/factMarkers.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { headOf, shownInSearch } from '#shared/documents/seo.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { Seo } from '#shared/entities/seo.ts'
import { textOf } from '#shared/text/textOf.ts'
import { useReadSite } from '../../../data/useSite.ts'
import form from '../../ui/form.module.css'
import { deskKinds } from '../kinds/deskKinds.ts'
import { shownExcerpt } from '../kinds/post.ts'
import styles from './SeoPreview.module.css'

export function SeoPreview({
  kind,
  path,
  content,
}: {
  kind: DocumentKind
  path: string
  content: DraftContent
}) {
  const site = useReadSite()
  // `resolved` replaces texts only, so the type stays the same.
  const read = site ? (resolved(content, site) as DraftContent) : content
  const head = headOf(site ?? { name: '', offices: [] }, isRecord(read.seo) ? (read.seo as Seo) : undefined, {
    path,
    title: textOf(read.title) || undefined,
    description: (kind === 'post' ? shownExcerpt(read) : textOf(read.description)) || undefined,
    image: deskKinds[kind].shareImage?.(content),
  })
  const { hostname } = location
  return (
    <div className={styles.previews}>
      <figure className={form.stack}>
        <figcaption>Search result</figcaption>
        <div className={form.card}>
          <p className={styles.site}>{site?.name}</p>
          <p className={form.hint}>{[hostname, ...path.split('/').filter(Boolean)].join(' › ')}</p>
          <p className={styles.title}>{cut(head.title, shownInSearch.title)}</p>
          <p>{cut(head.description, shownInSearch.description)}</p>
        </div>
        <Length name="Title" text={head.title} max={shownInSearch.title} />
        <Length name="Description" text={head.description} max={shownInSearch.description} />
      </figure>
      <figure className={form.stack}>
        <figcaption>Shared link</figcaption>
        <div className={`${form.card} ${styles.card}`}>
          <img
            src={head.openGraph.image}
            alt={head.openGraph.imageAlt}
            width={1200}
            height={630}
            loading="lazy"
          />
          <p className={styles.site}>{hostname}</p>
          <p className={styles.title}>{head.openGraph.title}</p>
          <p className={styles.clamped}>{head.openGraph.description}</p>
        </div>
      </figure>
    </div>
  )
}

function Length({ name, text, max }: { name: string; text: string; max: number }) {
  const isLong = text.length > max
  return (
    <p className={isLong ? `${form.hint} ${form.problem}` : form.hint}>
      {name}: {text.length} of {max} characters{isLong ? ', and the end is cut off' : ''}
    </p>
  )
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max - 1)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), max / 2))} …`
}
