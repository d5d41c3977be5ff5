import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { indexKeys, keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from '../conditionalWrite.ts'
import { startsOf } from '../posts/postStarts.ts'
import type { Store } from '../store.ts'
import { type DirectoryRow, readDirectory } from './directory.ts'

/** Counts all posts and those of the categories, by the directory: unlike an index, it does not lag behind the table. */
export async function countPublishedPosts(store: Store, categories: readonly string[]): Promise<void> {
  const { published, revision } = await readDirectory(store, 'post')
  for (const category of [undefined, ...categories]) {
    const posts = category === undefined ? published : published.filter((post) => post.category === category)
    const sortKeys = posts.flatMap(sortKeyOf)
    const starts = sortKeys.length === posts.length ? startsOf(sortKeys) : []
    const put = new PutCommand({
      TableName: store.tableName,
      Item: { ...keys.postCount(category), total: posts.length, starts, revision },
      // Another publication may have counted later.
      ConditionExpression: 'attribute_not_exists(revision) OR revision <= :revision',
      ExpressionAttributeValues: { ':revision': revision },
    })
    await isWritten(store.documents.send(put))
  }
}

/** None in a directory of an earlier release, which the next deploy rebuilds. */
const sortKeyOf = ({ id, createdAt }: DirectoryRow): string[] => {
  const key = createdAt && indexKeys.postDate({ id, createdAt })[table.indexes.postsByDate.sortKey]
  return key ? [key] : []
}
