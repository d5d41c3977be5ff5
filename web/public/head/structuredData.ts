import { streetLine } from '#shared/clinic/offices.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { type Crumb, officeAnchor, officePath, pathOf, postPath } from '#shared/documents/paths.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import type { Faq } from '#shared/entities/faq.ts'
import type { Office, Site } from '#shared/entities/site.ts'
import type { TeamMember } from '#shared/entities/teamMember.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { dayName } from '#shared/hours/openingHours.ts'
import { plainTextOf } from '#shared/html/excerpt.ts'
import { absolute } from '../../settings.ts'
import { comingExceptions } from '../../ui/officeExceptions.ts'

/** Must equal the visible breadcrumbs. */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  })),
})

/** Must equal the visible questions and answers. */
export const faqPage = (faqs: readonly Pick<Faq, 'question' | 'answer'>[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
  })),
})

export const blogPosting = ({ name }: Pick<Site, 'name'>, post: BlogPost, image: string) => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(postPath(post))}#post`,
  headline: post.title,
  articleSection: post.category,
  datePublished: post.createdAt,
  dateModified: post.updatedAt ?? post.createdAt,
  author: author(post.author),
  publisher: { '@type': 'Organization', name, url: absolute('/') },
  image: absolute(image),
  mainEntityOfPage: absolute(postPath(post)),
})

export const medicalWebPage = (page: TreatmentPage) => ({
  '@type': 'MedicalWebPage',
  '@id': `${absolute(pathOf(page))}#page`,
  url: absolute(pathOf(page)),
  name: page.title,
  description: page.description,
  inLanguage: 'en-US',
  about: {
    '@type': page.category === 'what-we-treat' ? 'MedicalCondition' : 'MedicalTherapy',
    name: page.title,
  },
  lastReviewed: (!page.sampleReview && page.lastReviewed) || undefined,
  reviewedBy: page.reviewedBy && !page.sampleReview ? author(page.reviewedBy) : undefined,
})

const team = /\b(?:team|staff|program|department|coordination|committee|group|center|clinic|services)\b/i
/** The writer or reviewer of a text: a person, or a team of the clinic. */
const author = (name: string) => ({ '@type': team.test(name) ? 'Organization' : 'Person', name })

export const person = ({ name }: Pick<Site, 'name'>, member: TeamMember) => ({
  '@type': 'Person',
  name: member.name,
  jobTitle: member.role,
  image: member.image1 && absolute(member.image1),
  worksFor: { '@type': 'Organization', name, url: absolute('/') },
})

export const website = ({ name }: Pick<Site, 'name'>) => ({
  '@type': 'WebSite',
  '@id': `${absolute('/')}#website`,
  name,
  url: absolute('/'),
  inLanguage: 'en-US',
})

/** Every office. Reviews and ratings are left out, because search engines reject them on an organization's own site. */
export const clinics = (site: Site) => site.offices.map((office) => clinic(site, office))

export const clinic = ({ name, socialLinks }: Pick<Site, 'name' | 'socialLinks'>, office: Office) => ({
  '@type': 'MedicalClinic',
  '@id': `${absolute('/')}#${officeAnchor(office)}`,
  name: `${name}, ${office.name}`,
  url: absolute(officePath(office)),
  telephone: telephoneLink(office.phone).replace('tel:', ''),
  image: absolute('/art/social/home.jpg'),
  medicalSpecialty: 'Psychiatric',
  address: {
    '@type': 'PostalAddress',
    streetAddress: streetLine(office),
    addressLocality: office.city,
    addressRegion: office.state,
    postalCode: office.zip,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: office.position[0], longitude: office.position[1] },
  openingHoursSpecification: office.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(dayName),
    opens,
    closes,
  })),
  specialOpeningHoursSpecification: specialHours(office),
  sameAs: socialLinks.length > 0 ? socialLinks.map(({ url }) => url) : undefined,
})

/** Undefined if there are no exceptions. Times from 00:00 to 00:00 mean closed. */
function specialHours(office: Office) {
  const coming = comingExceptions(office)
  if (coming.length === 0) return undefined
  return coming.map(({ from, to, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  }))
}
