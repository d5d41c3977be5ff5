import { type Screenshot, themes, widths } from './takeScreenshots.ts'

/** A page that shows all screenshots side by side: a row for each screen, a column for each width and theme. */
export function contactSheet(screenshots: readonly Screenshot[]): string {
  const columns = themes.flatMap((theme) => widths.map((width) => ({ theme, width })))
  const names = [...new Set(screenshots.map(({ name }) => name))]
  const rows = names.map((name) => {
    const cells = columns.map(({ theme, width }) => {
      const screenshot = screenshots.find(
        (one) => one.name === name && one.theme === theme && one.width === width,
      )
      return `<td>${screenshot ? `<a href="${screenshot.file}"><img src="${screenshot.file}" alt="${name}, ${width} px, ${theme}" loading="lazy"></a>` : ''}</td>`
    })
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`
  })
  const heads = columns.map(({ theme, width }) => `<th scope="col">${width} px, ${theme}</th>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; background: #ddd }
th { position: sticky; top: 0; background: #ddd; text-align: left; vertical-align: top; padding: 0.5rem }
td { vertical-align: top; padding: 0.5rem }
img { display: block; width: 16rem; max-height: 40rem; object-fit: cover; object-position: top; border: 1px solid #999 }
</style>
<table>
<tr><td></td>${heads.join('')}</tr>
${rows.join('\n')}
</table>
</html>
`
}
