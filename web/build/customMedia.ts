import type { Plugin } from 'postcss'

/**
 * Resolves `@media (--wide-tablet)` to the query of that name. Lightning CSS could, but it needs the definitions
 * imported into every sheet; `postcss-custom-media` needs a second plugin for the definitions.
 */
export const customMedia = (queries: Readonly<Record<string, string>>): Plugin => ({
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
        const query = queries[name]
        if (!query) throw rule.error(`There is no breakpoint --${name}.`)
        return query
      })
    },
  },
})
