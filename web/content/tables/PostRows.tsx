import { useQuery } from '@tanstack/react-query'
import { messages } from '#shared/messages.ts'
import { queries } from '../../data/queries.ts'
import { PostCard } from '../../ui/PostCard.tsx'
import { keyed } from '../keyed.ts'
import { Row, Rows, type TableRows } from './Rows.tsx'
import styles from './rows.module.css'

/** Posts as cards: the newest, or one by one those that are named. */
export const PostRows: TableRows = ({ items }) => {
  if (!items) return <NewestPosts />
  if (items.length === 0) return <p>{messages.content.empty}</p>
  return (
    <ul role="list" className={styles.grid}>
      {keyed(items).map(({ key, entry: id }) => (
        <NamedPost key={key} id={id} />
      ))}
    </ul>
  )
}

function NewestPosts() {
  const { data, error, isPending } = useQuery(queries.posts(1))
  const posts = data?.posts ?? []
  return (
    <Rows isPending={isPending} error={error} found={posts.length}>
      <ul role="list" className={styles.grid}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Rows>
  )
}

function NamedPost({ id }: { id: string }) {
  const { data, error, isPending } = useQuery(queries.post(id))
  return (
    <li>
      <Row isPending={isPending} error={error}>
        {data && <PostCard post={data} />}
      </Row>
    </li>
  )
}
