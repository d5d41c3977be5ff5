import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BlogPost } from './blogPost.ts'
import { Page, PageName } from './page.ts'
import { Seo } from './seo.ts'
import { line, timestamp } from './text.ts'
import { describeIssues } from './validationMessages.ts'

const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error ? describeIssues(error, 'value') : []
}

describe('a refused value', () => {
  it.each<[z.ZodMiniType, unknown, string]>([
    [line, undefined, 'is required'],
    [line, 7, 'must be a string'],
    [z.number(), '7', 'must be a number'],
    [z.int(), 7.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(line), {}, 'must be a list'],
    [Seo, [], 'must be an object'],
    [z.record(z.string(), z.string()), 'x', 'must be an object'],
    [z.null(), 'x', 'must be null'],
    [PageName, 'shop', `must be one of: ${PageName.options.join(', ')}`],
    [line, '', 'must not be empty'],
    [line, 'x'.repeat(501), 'must have at most 500 characters'],
    [z.string().check(z.minLength(12)), 'x', 'must have at least 12 characters'],
    [z.array(line).check(z.minLength(2)), ['x'], 'must have at least 2 entries'],
    [z.array(line).check(z.maxLength(1)), ['x', 'y'], 'must have at most 1 entries'],
    [z.number().check(z.minimum(1)), 0, 'must be at least 1'],
    [z.number().check(z.maximum(5)), 6, 'must be at most 5'],
    [z.int(), 1e300, 'must be at most 9007199254740991'],
    [timestamp, 'yesterday', 'must be a time in UTC, such as 2026-03-14T09:00:00.000Z'],
    [BlogPost.shape.slug, 'Two Words', 'must be lower-case words and digits joined by "-"'],
    [Seo.shape.metaKeywords, 7, 'must be a string or a list of strings'],
  ])('says what is wanted instead: %#', (schema, value, sentence) => {
    expect(issuesOf(schema, value)).toEqual([`value: ${sentence}`])
  })

  it('of a line is not one with characters that turn the direction of reading, which are left out [13.38]', () => {
    const turned = '\u2066Care\u2069 \u202eerac\u202c\u202a\u202b\u202d\u2067\u2068'
    expect(z.parse(line, turned)).toBe('Care erac')
    expect(issuesOf(line, '\u202e')).toEqual(['value: must not be empty'])
  })

  it('names every field that is wrong, also those that it does not know', () => {
    const schema = z.strictObject(Page.shape)
    const page = { content: [], seo: { openGraph: { image: {} } }, tilte: 'Home', color: 1 }
    expect(issuesOf(schema, page)).toEqual([
      'title: is required',
      'seo.openGraph.image.url: is required',
      'unknown field: tilte',
      'unknown field: color',
    ])
  })
})
