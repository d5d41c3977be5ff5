import { expect, it } from 'vitest'
import { realAddress } from './realAddress.ts'

const samhsa = 'https://www.samhsa.gov/find-help'
const escaped = encodeURIComponent(samhsa)
const base64 = btoa(samhsa)

it.each([
  ['Google', `https://www.google.com/url?q=${samhsa}&sa=D&source=editors`],
  ['Outlook', `https://nam02.safelinks.protection.outlook.com/?url=${escaped}&data=05%7C02`],
  ['Proofpoint 1', `https://urldefense.proofpoint.com/v1/url?u=${escaped}&k=x`],
  [
    'Proofpoint 2',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.samhsa.gov_find-2Dhelp&d=DwMFaQ&c=x',
  ],
  ['Proofpoint 3', 'https://urldefense.com/v3/__https://www.samhsa.gov/find-help__;!!Abc123!xyz$'],
  [
    'Proofpoint 3 with one slash',
    'https://urldefense.com/v3/__https:/www.samhsa.gov/find-help__;!!Abc123!xyz$',
  ],
  ['Barracuda', `https://linkprotect.cudasvc.com/url?a=${escaped}&c=E,1,abc&typo=1`],
  ['Mimecast with its target', `https://protect-us.mimecast.com/s/abc?url=${escaped}`],
  ['Facebook', `https://l.facebook.com/l.php?u=${escaped}%3Ffbclid%3DIwAR0&h=AT0`],
  ['Instagram', `https://l.instagram.com/?u=${escaped}&e=x`],
  ['Bing', `https://www.bing.com/ck/a?!&&p=1&u=a1${base64.replace(/=+$/, '')}&ntb=1`],
  ['Sophos', `https://us-west-2.protection.sophos.com/?d=samhsa.gov&u=${base64}&p=m`],
  ['Cisco', `https://secure-web.cisco.com/1abc-DEF/${escaped}`],
  ['Yahoo', `https://r.search.yahoo.com/_ylt=A0/RV=2/RE=1/RO=10/RU=${escaped}/RK=2/RS=x-`],
  [
    'one within another',
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent('https://urldefense.com/v3/__https://www.samhsa.gov/find-help__;!!A!b$')}`,
  ],
  [
    'Teams',
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${escaped}`,
  ],
  ['Google without www', `http://google.com/url?q=${escaped}`],
  ['Google’s copy for phones', 'https://www.google.com/amp/s/www.samhsa.gov/find-help'],
  ['a cached copy for phones', 'https://www-samhsa-gov.cdn.ampproject.org/c/s/www.samhsa.gov/find-help'],
  ['a translated website', `https://translate.google.com/website?sl=en&u=${escaped}`],
  ['LinkedIn', `https://www.linkedin.com/safety/go?url=${escaped}`],
  ['WhatsApp', `https://l.wl.co/l?u=${escaped}`],
  ['a service without a parameter', `https://href.li/?${samhsa}`],
  ['two mistyped schemes', 'https://https//www.samhsa.gov/find-help'],
  ['a scheme without a colon', 'https//www.samhsa.gov/find-help'],
  ['a scheme with a letter too few', 'htps://www.samhsa.gov/find-help'],
  ['a path of this site that is none', '/https://www.samhsa.gov/find-help'],
  ['a newsletter', `${samhsa}?mc_cid=1&mc_eid=2`],
  ['nothing', samhsa],
])('a link by way of %s leads to the page itself [10.11]', (_, href) => {
  expect(realAddress(href)).toEqual({ address: samhsa })
})

it('the odd characters of Proofpoint 3 are those of the page', () => {
  const odd = btoa('?&').replace(/=+$/, '')
  const wrapped = `https://urldefense.com/v3/__https://example.org/a*b=1*c=2__;${odd}!!A!b$`
  expect(realAddress(wrapped).address).toBe('https://example.org/a?b=1&c=2')
  const run = `https://urldefense.com/v3/__https://example.org/a**A__;${odd}!!A!b$`
  expect(realAddress(run).address).toBe('https://example.org/a?&')
})

it.each([
  'https://protect-us.mimecast.com/s/aBcD?domain=samhsa.gov',
  'https://url.us.m.mimecastprotect.com/s/aBcD',
  'https://clinic.us1.list-manage.com/track/click?u=1&id=2&e=3',
  'https://bit.ly/3xyz',
  'https://urldefense.com/v3/broken',
])('%s stays, with the host that knows where it leads [10.11]', (href) => {
  expect(realAddress(href)).toEqual({ address: href, wrapper: new URL(href).hostname })
})

it.each(['/faq', 'mailto:a@b.example', 'https://example.org/login?next=https://example.com', 'https://'])(
  '%s is as it was',
  (href) => {
    expect(realAddress(href)).toEqual({ address: href })
  },
)
