import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { handleInProcess } from './inProcess.ts'

const table = mockTable()

describe('an address asked in this process', () => {
  it('gives the parsed JSON', async () => {
    table.on(GetCommand).resolves({ Item: { ...content.reviews[0] } })
    expect(await handleInProcess('/api/reviews/r-z')).toEqual(content.reviews[0])
  })

  it('reads its query', async () => {
    const empty = { posts: [], total: 0, pages: 0 }
    expect(await handleInProcess('/api/blog/posts?page=1&category=Life%20in%20Recovery')).toEqual(empty)
  })

  it('gives null where the answer is 404', async () => {
    expect(await handleInProcess('/api/reviews/nobody')).toBeNull()
  })

  it('throws where the answer is another error', async () => {
    table.on(QueryCommand).rejects(new Error('x'))
    await expect(handleInProcess('/api/reviews')).rejects.toThrow('GET /api/reviews answered 500')
    await expect(handleInProcess('/api/blog/posts?page=0')).rejects.toThrow('answered 400')
  })

  it('throws where no endpoint has it', async () => {
    await expect(handleInProcess('/api/nothing')).rejects.toThrow('No endpoint answers GET /api/nothing')
  })
})
