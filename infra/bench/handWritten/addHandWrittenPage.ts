import { readFile } from 'node:fs/promises'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { transform } from 'esbuild'
import type { Browser } from 'puppeteer-core'
import { outputs } from '../../outputs.ts'
import { ownerOf } from '../../testing/owner.ts'
import type { BenchSite } from '../support/site.ts'
import { handWrittenBody } from './handWrittenBody.ts'

export const handWritten = '/hand-written'

/**
 * Adds a page to the site for comparison: home as one would write it by hand, with the same text, images and fonts, no
 * script, and a style sheet that is in fact written by hand.
 */
export async function addHandWrittenPage(site: BenchSite, browser: Browser): Promise<BenchSite> {
  const { files, outputs: stack } = ownerOf(site.dataFolder)
  const html = await (await fetch(site.address)).text()
  await using page = await browser.newPage()
  const written = (await headOf(html)) + (await page.evaluate(handWrittenBody, html))
  await files.send(
    new PutObjectCommand({
      Bucket: stack[outputs.siteBucket],
      Key: `${handWritten.slice(1)}/index.html`,
      ContentType: 'text/html; charset=utf-8',
      Body: written,
    }),
  )
  return site
}

/** The head of the page written by hand: its style sheet, and the title, description and fonts of `html`. */
async function headOf(html: string): Promise<string> {
  const byHand = await readFile(new URL('./home.html', import.meta.url), 'utf8')
  const [start = '', css = ''] = byHand.split(/<\/?style>/)
  const own = [/<title[^>]*>[^<]*<\/title>/, /<meta[^>]* name="description"[^>]*>/].map(
    (one) => one.exec(html)?.[0],
  )
  const fonts = Array.from(html.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g))
  const faces = fonts.map(([, address = '']) => {
    const [family, weight] = address.includes('fraunces')
      ? ['Fraunces', '100 900']
      : ['Atkinson', /-[47]00-/.exec(address)?.[0].slice(1, 4)]
    return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")}`
  })
  const { code } = await transform(faces.join('') + css, { loader: 'css', minify: true })
  const links = fonts.map(([link]) => link)
  return `${start.replaceAll('\n', '')}${[...own, ...links].join('')}<style>${code.trim()}</style>`
}
