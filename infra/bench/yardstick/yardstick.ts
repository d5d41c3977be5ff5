import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { transform } from 'esbuild'
import { countedNames } from '../../../web/build/className.ts'
import type { Site } from '../site/site.ts'
import { compactBody } from './compactBody.ts'

/** Where the hand-written home page stands beside the site's own. */
export const yardstickPath = '/yardstick'

/**
 * Puts the yardstick into the site: the home page as one would write it by hand, with the same text, images and
 * fonts, no script, and a style sheet that is in fact written by hand. Its text is taken from the page of today, so
 * the two never tell different stories. `page` is any browser page: it has the parser.
 */
export async function putYardstick(site: Site, page: Page): Promise<void> {
  const home = String(await site.read('index.html'))
  const css = await readFile(new URL('./yardstick.css', import.meta.url), 'utf8')
  const { code } = await transform(css, { loader: 'css', minify: true })
  const counted = countedNames(fileURLToPath(new URL('../../../web', import.meta.url)))
  const names = Object.fromEntries(Array.from(counted, ([readable, short]) => [short, readable]))
  const html = documentOf(home, code.trim(), await page.evaluate(compactBody, { html: home, names }))
  await site.put('yardstick/index.html', html, 'text/html; charset=utf-8')
}

function documentOf(home: string, css: string, body: string): string {
  const kept = (pattern: RegExp) => pattern.exec(home)?.[0] ?? ''
  const fonts = Array.from(
    home.matchAll(/<link rel="preload" href="([^"]+)"[^>]*>/g),
    ([link = '', address = '']) => ({
      link,
      address,
    }),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${kept(
    /<title[^>]*>[^<]*<\/title>/,
  )}${kept(/<meta[^>]* name="description"[^>]*>/)}<link rel="icon" href="/favicon.svg">${fonts
    .map(({ link }) => link)
    .join('')}<style>${fontFaces(fonts.map(({ address }) => address))}${css}</style>${body}`
}

function fontFaces(addresses: readonly string[]): string {
  const face = (family: string, weight: string, address: string | undefined) =>
    address
      ? `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")}`
      : ''
  const named = (part: string) => addresses.find((address) => address.includes(part))
  return [
    face('Atkinson', '400', named('atkinson-hyperlegible-latin-400') ?? named('400')),
    face('Atkinson', '700', named('atkinson-hyperlegible-latin-700') ?? named('700')),
    face('Fraunces', '100 900', named('raunces')),
  ].join('')
}
