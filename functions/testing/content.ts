import type { Seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import type { Page } from '#shared/entities/page.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'

/** A small seed whose items differ in everything that the store sorts and finds by. */
export const content: Seed = {
  pages: {
    home: page('Home'),
    'contact-us': page('Contact Us'),
    blog: page('Our Blog'),
    faq: page('Questions'),
    reviews: page('Reviews'),
    'urgent-help': page('Urgent help'),
    'for-families': page('For families'),
    'after-an-overdose': page('After an overdose'),
    'your-first-visit': page('Your first visit'),
    'paying-for-treatment': page('Paying for treatment'),
    'our-team': page('Our team'),
    offices: page('Our offices'),
    office: page('{office} office'),
    accessibility: page('Accessibility'),
    'how-we-review-our-pages': page('How we review our pages'),
    'already-on-buprenorphine': page('Already on buprenorphine'),
    pregnancy: page('Pregnancy and substance use'),
    'alcohol-with-pills': page('Alcohol with pills'),
    'stopping-safely': page('Is it safe to stop at home?'),
    'check-yourself': page('Check yourself'),
    'medicines-compared': page('Medicines side by side'),
    'for-teenagers': page('For teenagers'),
    'what-to-say': page('What to say'),
    'to-print': page('Pages to print'),
    'your-rights': page('Your rights'),
    'licensed-professionals': page('If you hold a license'),
    'court-and-probation': page('Court and probation'),
    'notice-of-privacy-practices': page('Notice of Privacy Practices'),
    es: page('Ayuda en español'),
    'es-guia': page('Guía en español'),
  },
  redirects: [],
  landings: [treatment('what-we-treat', 'What We Treat'), treatment('how-we-help', 'How We Help')],
  treatments: [
    treatment('what-we-treat/prescription-drug-addiction', 'Prescription Drug Addiction'),
    treatment('what-we-treat/prescription-drug-addiction/oxycodone-addiction', 'Oxycodone Addiction'),
    treatment('how-we-help/group-therapy', 'group therapy'),
  ],
  faqs: [
    { id: 'z-first', question: 'Where are you?', answer: '<p>In Georgia.</p>', categoryName: 'Visiting' },
    { id: 'a-second', question: 'When?', answer: '<p>Now.</p>', categoryName: 'Visiting' },
    {
      id: 'group.1',
      question: 'Must I talk?',
      answer: '<p>No.</p>',
      categoryName: 'Groups',
      servicePageId: 'how-we-help.group-therapy',
    },
  ],
  posts: [
    post(1, 'Families', '<p>One <script>alert(1)</script>word.</p>'),
    ...Array.from({ length: 24 }, (_, index) => post(index + 2, index % 3 ? 'Treatment' : 'Families')),
  ],
  reviews: [
    { id: 'r-z', title: 'Kind', content: 'They were kind.', author: 'A. B.', rating: 5, isSample: true },
    { id: 'r-a', title: 'Patient', content: 'They waited.', author: 'C. D.', isSample: true },
  ],
  services: [
    { id: 's-z', slug: 'how-we-help/group-therapy', title: 'Groups', description: 'Together.' },
    { id: 's-a', slug: 'how-we-help/aftercare', title: 'Aftercare', description: 'Afterwards.' },
  ],
  teamMembers: [
    { id: 't-z', name: 'Jordan Sample', role: 'Counselor', license: 'LPC, Georgia 001' },
    { id: 't-a', name: 'Riley Example', role: 'At the desk' },
  ],
  site,
}

/** The `day`-th post, a day newer than the one before; posts 5 and 6 have the same time. */
export function post(day: number, category: string, html = `<p>Text of post ${day}.</p>`): BlogPost {
  const createdAt = new Date(Date.UTC(2026, 0, day === 6 ? 5 : day, 12))
  return {
    id: `post-${String(day).padStart(5, '0')}`,
    slug: `slug-of-${day}`,
    title: `Post ${day}`,
    category,
    author: 'The team',
    content: html,
    excerpt: `Text of post ${day}.`,
    createdAt: createdAt.toISOString(),
  }
}

function page(title: string): Page {
  return { title, content: [{ name: 'hero', elements: [{ name: 'main heading', values: { text: title } }] }] }
}

function treatment(slug: string, title: string): TreatmentPage {
  const segments = slug.split('/')
  return {
    id: segments.join('.'),
    slug,
    title,
    description: `About ${title}`,
    category: slug.startsWith('how-we-help') ? 'how-we-help' : 'what-we-treat',
    parentId: segments.length > 2 ? segments.slice(0, -1).join('.') : null,
    image1: `/art/${slug}/1.svg`,
    version: 1,
    text1: `<p onclick="steal()">About ${title}</p>`,
    updatedAt: '2026-10-01T12:00:00.000Z',
  }
}
