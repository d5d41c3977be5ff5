import type { Plugin } from 'postcss'

/**
 * Replaces `@media (--wide-tablet)` by the query of that name. Lightning CSS would need the definitions in every style
 * sheet, and `postcss-custom-media` a second plugin for them. Queries must not nest conditions, and `not` must precede
 * a whole query with a media type, because Safari before 16.4 supports no more.
 */
export const customMedia = (queries: Readonly<Record<string, string>>): Plugin => ({
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replace(/(^|, )not \(--/g, '$1not all and (--')
        .replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
          const query = queries[name]
          if (!query) throw rule.error(`There is no breakpoint --${name}.`)
          return query
        })
      if (/not \(|\(\(/.test(rule.params))
        throw rule.error('Older browsers do not know conditions within others: name a breakpoint.')
    },
  },
})
