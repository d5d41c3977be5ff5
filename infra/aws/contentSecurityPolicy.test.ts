import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ scriptHashes: [] }).split('; ')

  it('allows images of this site only, so that no other host learns who reads which page', () => {
    expect(policy).toContain("img-src 'self' data: blob:")
  })
})
