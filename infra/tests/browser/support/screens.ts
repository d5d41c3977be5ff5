/** One address of each kind of route. */
export const screens = [
  ['home', '/'],
  ['contact', '/contact-us'],
  ['what we treat', '/what-we-treat'],
  ['treatment page', '/what-we-treat/alcohol-addiction'],
  ['nested treatment page', '/what-we-treat/prescription-drug-addiction/oxycodone-addiction'],
  ['how we help', '/how-we-help'],
  ['help page', '/how-we-help/medication-assisted-treatment'],
  ['blog', '/blog'],
  ['second page of the blog', '/blog?page=2'],
  ['post', '/blog/how-naloxone-works'],
  ['FAQ', '/faq'],
  ['reviews', '/reviews'],
  ['forms', '/forms'],
  ['privacy policy', '/privacy-policy'],
  ['sitemap', '/sitemap'],
] as const

export const deadAddress = '/no-such-page'
