import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { queries } from '../../../data/queries.ts'
import styles from './PostTreatments.module.css'
import { relatedTreatments } from './relatedTreatments.ts'

export function PostTreatments({ post }: { post: BlogPost }) {
  const { data } = useQuery(queries.servicePages())
  return (
    <nav aria-labelledby="post-treatments" className={styles.treatments}>
      <h2 id="post-treatments" className={styles.heading}>
        Related treatment
      </h2>
      <ul role="list" className={styles.links}>
        {relatedTreatments(post, Array.isArray(data) ? data : []).map((page) => (
          <li key={page.slug}>
            <a href={pathOf(page)}>{page.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
