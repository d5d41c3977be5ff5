import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import type { Site } from '#shared/entities/site.ts'
import { crisisCall } from '../../ui/crisisCall.ts'
import { crisisSentence } from '../../ui/crisisSentence.ts'
import { tokenValue } from '../../ui/styles/tokens.ts'

/** A page for the frame of the contact form, which also stands on its own. Its links leave the frame. */
export const formDocument = (
  { name }: Pick<Site, 'name'>,
  title: string,
  main: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`

export const crisisHtml = `<p class="crisis">${crisisSentence
  .map((part) =>
    typeof part === 'string'
      ? part
      : `<a href="tel:${part.dial}" target="_top">${crisisCall(part).toLowerCase()}</a>`,
  )
  .join('')}</p>`

export const phonesHtml = ({ offices }: Pick<Site, 'offices'>): string =>
  `<ul class="phones">${offices
    .map(
      ({ name, phone }) =>
        `<li><a href="${telephoneLink(phone)}" target="_top"><span>${name}</span> ${phone}</a></li>`,
    )
    .join('')}</ul>`

const colors = [
  'card',
  'ink-on-light',
  'ink',
  'ink-soft',
  'line',
  'link-on-sand',
  'dawn-soft',
  'action',
  'on-action',
  'error',
]
  .map((name) => `--${name}:${tokenValue(name)}`)
  .join(';')

const css = readFileSync(join(import.meta.dirname, 'contactForm.css'), 'utf8')
const style = `:root{color-scheme:light dark;${colors}}\n${css}`
