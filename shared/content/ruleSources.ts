export interface Source {
  name: string
  url: string
}

export const sources = {
  substanceUse: {
    name: 'VA: Destigmatizing language in substance use',
    url: 'https://design.va.gov/content-style-guide/health-content/destigmatizing-language-in-substance-use',
  },
  addiction: {
    name: 'NIDA: Words Matter',
    url: 'https://nida.nih.gov/nidamed-medical-health-professionals/health-professions-education/words-matter-terms-to-use-avoid-when-talking-about-addiction',
  },
  mentalHealth: {
    name: 'VA: Health content',
    url: 'https://design.va.gov/content-style-guide/health-content',
  },
  suicide: {
    name: 'Best Practices and Recommendations for Reporting on Suicide',
    url: 'https://reportingonsuicide.org/recommendations/',
  },
  overdose: {
    name: 'CDC: What to Do if You Think Someone is Overdosing',
    url: 'https://www.cdc.gov/stop-overdose/response/index.html',
  },
  healthClaims: {
    name: 'FTC: Health Products Compliance Guidance',
    url: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
  },
  privacyClaims: {
    name: 'HHS: certification of compliance with HIPAA',
    url: 'https://www.hhs.gov/hipaa/for-professionals/faq/2003/are-we-required-to-certify-our-organizations-compliance-with-the-standards/index.html',
  },
  plainLanguage: {
    name: 'NIH: Clear & Simple',
    url: 'https://www.nih.gov/institutes-nih/nih-office-director/office-communications-public-liaison/clear-communication/clear-simple',
  },
  linkPurpose: {
    name: 'W3C: the purpose of a link',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  },
  images: { name: 'W3C: Images', url: 'https://www.w3.org/WAI/tutorials/images/' },
  headings: { name: 'W3C: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  titles: {
    name: 'Google: Title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  descriptions: {
    name: 'Google: Snippets',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
} as const satisfies Record<string, Source>
