/** Every public page by its address, as the site serves it at this moment. */
export async function everyPage(site: string): Promise<Map<string, string>> {
  const map = await read(site, '/sitemap.xml')
  const paths = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = '']) => pathOf(location))
  if (paths.length === 0) throw new Error('The site map names no page')
  const pages = await Promise.all(paths.map(async (path) => [path, await read(site, path)] as const))
  return new Map(pages)
}

async function read(site: string, path: string): Promise<string> {
  const answer = await fetch(site + path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  const text = await answer.text()
  if (!/<\/(html|urlset)>\s*$/.test(text)) throw new Error(`${path} breaks off`)
  return text
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
  return pathname + search
}
