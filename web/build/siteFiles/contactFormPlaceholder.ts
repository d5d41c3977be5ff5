import { crisisCall } from '#shared/rules/crisisCall.ts'
import { crisisSentence } from '#shared/rules/crisisSentence.ts'
import { telephoneLink } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import { tokenValue } from '../../styles/tokens.ts'

/** The page in the contact form's frame where no hosted form is configured. */
export const contactFormPlaceholder = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Contact form (placeholder) | ${site.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<img src="/art/home/contact.svg" alt="" width="960" height="640">
<p class="label">Placeholder</p>
<h1>No contact form is configured yet</h1>
<p>Here the clinic’s contact form will appear. Until then, nothing can be sent from this page, and a call is the way to reach us:</p>
<ul>
${site.offices.map(phoneLine).join('\n')}
</ul>
<p class="small">${crisisSentence.map(crisisHtml).join('')}</p>
</main>
</body>
</html>
`

const phoneLine = ({ name, phone }: (typeof site.offices)[number]) =>
  `<li><a href="${telephoneLink(phone)}" target="_top"><span>${name}</span> ${phone}</a></li>`

const crisisHtml = (part: (typeof crisisSentence)[number]) =>
  typeof part === 'string'
    ? part
    : `<a href="tel:${part.dial}" target="_top">${crisisCall(part).toLowerCase()}</a>`

const colors = ['card', 'ink-on-light', 'ink', 'ink-soft', 'line', 'link-on-sand', 'dawn-soft']
  .map((name) => `--${name}:${tokenValue(name)}`)
  .join(';')

const style = `:root{color-scheme:light dark;${colors}}
*{box-sizing:border-box}
body{margin:0;padding:clamp(1rem,5vw,2.5rem);background:var(--card);color:var(--ink);font:400 1.0625rem/1.6 system-ui,sans-serif}
main{display:grid;gap:1rem;max-width:36rem;margin:0 auto}
img{width:100%;height:auto;border-radius:.75rem}
h1{margin:0;font:600 1.75rem/1.2 Georgia,serif;text-wrap:balance}
p,ul{margin:0;padding:0}
ul{display:grid;gap:.5rem;list-style:none}
a{color:var(--link-on-sand)}
li a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;min-height:2.75rem;padding:.55rem 1rem;border:1px solid var(--line);border-radius:.6rem;font-weight:700;text-decoration:none}
li span{color:var(--ink)}
.label{justify-self:start;padding:.1rem .75rem;border-radius:99rem;background:var(--dawn-soft);font-size:.9375rem;font-weight:700}
.small{color:var(--ink-soft);font-size:.9375rem}`
