import postcss, { type Plugin } from 'postcss'
import { shortName } from './shortName.ts'

/** Scripts set it by its name. */
const namedByScripts = ['--header-height']

/** Shortens the names of the custom properties that `tokens` declares: in full they are 300 bytes of a compressed page. */
export function shortTokens(tokens: string): Plugin {
  const short = shortNames(tokens)
  const shorten = (text: string) => text.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name)
  return {
    postcssPlugin: 'short-tokens',
    Once(root) {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop)
        declaration.value = shorten(declaration.value)
      })
    },
  }
}

function shortNames(tokens: string): Map<string, string> {
  const names = new Set<string>()
  postcss.parse(tokens).walkDecls(/^--/, ({ prop }) => {
    if (!namedByScripts.includes(prop)) names.add(prop)
  })
  return new Map(Array.from(names, (name, index) => [name, `--${shortName(index)}`]))
}
