import { seed } from '#shared/content/seed.ts'

/** A screen and an address that shows it. */
export interface Screen {
  name: string
  path: string
}

/** Every kind of public screen, by one address each. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'contact', path: '/contact-us' },
  { name: 'landing page', path: '/what-we-treat' },
  { name: 'treatment page', path: '/what-we-treat/alcohol-addiction' },
  { name: 'nested treatment page', path: '/what-we-treat/prescription-drug-addiction/oxycodone-addiction' },
  { name: 'how we help page', path: '/how-we-help/intensive-outpatient-treatment' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: `/blog/${seed.posts[0]?.slug}` },
  { name: 'FAQ', path: '/faq' },
  { name: 'reviews', path: '/reviews' },
  { name: 'forms', path: '/forms' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'sitemap', path: '/sitemap' },
]

/** The screen of this name. */
export function screenCalled(name: string): Screen {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`No screen is called ${name}`)
  return screen
}

/** Those that the site serves; one that it does not serve is said, and not measured. */
export async function servedScreens(
  address: string,
  wanted: readonly Screen[],
  say: (what: string) => void,
): Promise<Screen[]> {
  const answers = await Promise.all(wanted.map(({ path }) => fetch(address + path)))
  return wanted.filter(({ name, path }, at) => {
    const status = answers[at]?.status
    if (status !== 200) say(`${name} (${path}) answers ${status}: not measured`)
    return status === 200
  })
}
