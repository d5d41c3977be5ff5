import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  formFramePolicy,
  previewContentSecurityPolicy,
  staffContentSecurityPolicy,
} from './contentSecurityPolicy.ts'

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ scriptHashes: [] }).split('; ')

  it('allows images of this site only, so that no other host learns who reads which page', () => {
    expect(policy).toContain("img-src 'self' data: blob:")
  })

  it('connects to this site and frames pages of this site only', () => {
    expect(policy).toContain("default-src 'self'")
    expect(policy.join()).not.toMatch(/connect-src|frame-src/)
  })

  it.each([
    ['of the staff area', staffContentSecurityPolicy],
    ['of the preview', previewContentSecurityPolicy],
  ])('%s refuses to parse a plain string as HTML', (_, policyFor) => {
    const staffPolicy = policyFor({ scriptHashes: [] }).split('; ')
    expect(staffPolicy).toContain("require-trusted-types-for 'script'")
    expect(staffPolicy).toContain('trusted-types site-html ProseMirrorClipboard')
  })
})

const withForm = {
  scriptHashes: ['sha256-a'],
  formOrigin: 'https://forms.example',
  formScriptOrigin: 'https://cdn.forms.example',
}

describe('with a hosted form and its script', () => {
  it('pages frame the form and never run the script', () => {
    const policy = contentSecurityPolicy(withForm).split('; ')
    expect(policy).toContain("script-src 'self' 'sha256-a'")
    expect(policy).toContain("frame-src 'self' https://forms.example")
  })

  it('the staff area names no other site, and no page frames it', () => {
    const policy = staffContentSecurityPolicy(withForm)
    expect(policy).not.toContain('forms.example')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self' 'sha256-a'")
  })

  it('the preview is framed by this site only, and names no other', () => {
    const policy = previewContentSecurityPolicy(withForm)
    expect(policy).not.toContain('forms.example')
    expect(policy).toContain("frame-ancestors 'self'")
  })

  it('the script runs in a page without the site’s origin, which only this site frames', () => {
    const policy = formFramePolicy(withForm).split('; ')
    expect(policy).toContain('script-src https://cdn.forms.example')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy[0]).toMatch(/^sandbox allow-scripts /)
    expect(policy[0]).not.toContain('allow-same-origin')
  })
})
