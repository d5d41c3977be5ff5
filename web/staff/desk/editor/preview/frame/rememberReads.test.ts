import { expect, it } from 'vitest'
import type { ReadResult } from '../../../../../data/read.ts'
import { rememberReads } from '../overlay.ts'

it('the preview reads what is published once, and again after a failure', async () => {
  const responses: ReadResult[] = [{ failure: { status: 503 } }, { data: 'a post' }]
  let count = 0
  const read = rememberReads(async () => responses[count++] ?? { failure: {} })
  expect(await read('/api/blog/posts/a')).toEqual({ failure: { status: 503 } })
  for (let time = 0; time < 2; time += 1) expect(await read('/api/blog/posts/a')).toEqual({ data: 'a post' })
  expect(count).toBe(2)
})
