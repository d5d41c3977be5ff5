import { expect, it } from 'vitest'
import { withParentId } from './parentId.ts'

it('reads the parent of a page under either of its names [3.15]', () => {
  expect(withParentId({ id: 'a', parent_id: 'b' })).toEqual({ id: 'a', parentId: 'b' })
  expect(withParentId({ id: 'a', parentId: 'b', parent_id: 'c' })).toMatchObject({ parentId: 'b' })
  expect(withParentId({ id: 'a' })).toEqual({ id: 'a', parentId: null })
})
