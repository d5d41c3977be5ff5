import type { Plugin } from 'postcss'

/**
 * Resolves `@media (--wide-tablet)` to the query of that name. Lightning CSS could, but it needs the definitions
 * imported into every sheet; `postcss-custom-media` needs a second plugin for the definitions. Before 16.4, Safari
 * knows "not" only in front of a whole query with a media type, and no conditions within others.
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
