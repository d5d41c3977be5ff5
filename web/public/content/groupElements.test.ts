import { describe, expect, it } from 'vitest'
import type { ParsedElement } from '#shared/documents/pageContent.ts'
import { elementRows } from './elements.tsx'
import { groupElements } from './groupElements.ts'

const element = (name: string, values = {}) => ({ name, values }) as ParsedElement
const sizesOf = (...names: string[]) =>
  groupElements(names.map((name) => element(name))).map(({ elements }) => elements.length)

describe('neighboring elements', () => {
  it('render together if they are of one group', () => {
    expect(sizesOf('card', 'card', 'feature', 'feature', 'card')).toEqual([2, 2, 1])
    expect(sizesOf('email input', 'region dropdown')).toEqual([2])
  })
  it('render one by one otherwise', () => {
    expect(sizesOf('description', 'description', 'hologram', 'hologram')).toEqual([1, 1, 1, 1])
  })
})

describe('a button that opens an email', () => {
  const button = element('cta button', { label: 'Write', url: 'mailto:hello@clinic.example' })
  it('belongs to the message form beside its fields', () => {
    const [form, ...others] = groupElements([element('email input'), button])
    expect(form?.row).toBe(elementRows['email input'])
    expect(form?.elements).toContain(button)
    expect(others).toEqual([])
  })
  it('is a call to action elsewhere', () => {
    expect(groupElements([button])[0]?.row).toBe(elementRows['cta button'])
  })
})
