import path from 'node:path'
import { streetLine } from '#shared/clinic/offices.ts'
import { sampleNames } from '#shared/clinic/sampleNames.ts'
import { missingReaders, textsInCode } from '#shared/content/textsInCode.ts'
import { clinicFolder } from '#shared/contentFolder/clinicFolder.ts'
import { readersOfPage } from '#shared/documents/signOff.ts'
import type { Site } from '#shared/entities/site.ts'
import type { Reviewer } from '#shared/kinds/kind.ts'

export interface Facts {
  site: Site
  reviews: readonly { isSample?: boolean }[]
  teamMembers: readonly { isSample?: boolean }[]
  treatments: readonly { sampleReview?: true | undefined }[]
  pages: Readonly<Record<string, { title: string; content: unknown; sampleReview?: true | undefined }>>
  faqs: readonly { question: string; answer: string }[]
}

/** Made up, like all facts of a new site. */
export const sampleName = 'Foothills Recovery Center'

const relative = path.relative('', clinicFolder)
const folder = relative.startsWith('..') ? clinicFolder : relative

/** Names a file too, because nobody can log in before the first deploy. */
const where = `in the staff area under Clinic, or before the first deploy into ${folder}/site/site.yaml`

/** The words on a new site's page in place of a date that only the clinic can set. */
const openDate = 'to be set by the clinic'

/** 555-01xx numbers are reserved for fiction. */
const isSamplePhone = (phone: string) => /\D555\D*01\d\d$/.test(phone)

const reviewers: Readonly<Record<Reviewer, string>> = {
  clinician: 'a clinician',
  lawyer: 'the clinic’s lawyer',
  translator: 'a qualified translator',
}

/** The languages of the notice of 45 CFR 92.11. */
const languagesOfState = 15

/** Facts that the law wants visitors to read. */
function* missingNotices(site: Site): Generator<string> {
  const sentences = {
    license: 'the license',
    medicalDirector: 'the medical director',
    grievanceCoordinator: 'who receives complaints',
  } as const
  for (const [field, words] of Object.entries(sentences))
    if (!site[field as keyof typeof sentences])
      yield `The page “Your rights” does not say ${words}: write a sentence ${where}.`
  if (!site.takesFederalMoney)
    yield `Nobody has said whether the clinic takes federal money, such as Medicaid or Medicare: ask the clinic’s lawyer, and choose it ${where}.`
  if (site.takesFederalMoney === 'yes' && site.languageNotices.length < languagesOfState)
    yield `The notice of language help is there in ${site.languageNotices.length} of ${languagesOfState} languages: copy the translations of the Department of Health and Human Services ${where}.`
}

/** Samples that a production deploy must not contain, as sentences that say what to do. */
export const productionProblems = (facts: Facts): string[] => [...problemsOf(facts)]

function* problemsOf({ site, treatments, pages, faqs, reviews, teamMembers }: Facts): Generator<string> {
  const { name, offices, privacyOfficer, email, officeSampleNotice, nextVisit, selfPay } = site
  if (name === sampleName) yield `The clinic's name is ${name}, a made-up one: write the real name ${where}.`
  for (const office of offices)
    if (isSamplePhone(office.phone))
      yield `The phone of the ${office.name} office is ${office.phone}, a sample number that nobody answers: write the real one ${where}.`
  if (isSamplePhone(privacyOfficer.phone))
    yield `The privacy officer's phone is ${privacyOfficer.phone}, a sample number that nobody answers: write the real one ${where}.`
  for (const office of offices)
    if (/\b(sample|example|placeholder)\b/i.test(office.street))
      yield `The address of the ${office.name} office is ${streetLine(office)}, which is made up: write the real one ${where}.`
  if (/\.example$/.test(email)) yield `The mail address ${email} is made up: write the real one ${where}.`
  const sampleTreatments = treatments.filter(({ sampleReview }) => sampleReview).length
  if (sampleTreatments > 0)
    yield `${sampleTreatments} of ${treatments.length} treatment pages come with reviews that are made up: have a clinician read each page and record the review in the staff area. Before the first deploy, delete the lines lastReviewed, reviewedBy and sampleReview from the files in shared/content/treatment and shared/content/landing.`
  for (const [id, { title, sampleReview }] of Object.entries(pages).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    if (sampleReview)
      yield `The page “${title}” is a sample: have ${reviewers[readersOfPage(id)[0] ?? 'lawyer']} read it, and record the sign-off in the staff area. Before the first deploy, write the name and the day into shared/content/page/${id}.yaml as reviewedBy and lastReviewed, and remove sampleReview.`
  for (const { title, content } of Object.values(pages))
    if (JSON.stringify(content).includes(openDate))
      yield `The page “${title}” has no effective date yet (“${openDate}”): write the day in the staff area under Pages, or before the first deploy into its file in shared/content/page.`
  for (const text of textsInCode) {
    const missing = missingReaders(text, site.textSignOffs).map((reader) => reviewers[reader])
    if (missing.length > 0)
      yield `Nobody has signed off ${text.name} since ${text.changedOn}: have ${missing.join(' and ')} read ${text.file}, and record it ${where}.`
  }
  if (officeSampleNotice)
    yield `Group times, parking, access and transit of the offices are samples: write the real ones ${where}, then empty the notice of sample hours.`
  if ([nextVisit, selfPay].some((sentence) => sentence.startsWith('Sample')))
    yield `When a first visit is possible, and what treatment costs without insurance, are samples: write the real sentences ${where}, or empty them.`
  for (const { question, answer } of faqs)
    if (/^<p>Sample:/.test(answer))
      yield `The answer to “${question}” is a sample: write the real one in the staff area under FAQs, or before the first deploy into its file in shared/content/faq.`
  const names = sampleNames(site)
  if (names.length > 0)
    yield `${names.length} insurers, accreditations and licenses are samples (${names.join(', ')}): write the real ones ${where}, or remove them.`
  yield* missingNotices(site)
  const sampleReviews = reviews.filter(({ isSample }) => isSample).length
  if (sampleReviews > 0)
    yield `${sampleReviews} of ${reviews.length} reviews are samples that no patient wrote: delete them in the staff area, and write real ones with the consent of their authors. Before the first deploy, delete the files in shared/content/review.`
  const sampleMembers = teamMembers.filter(({ isSample }) => isSample).length
  if (sampleMembers > 0)
    yield `${sampleMembers} of ${teamMembers.length} members of the team are samples: delete them in the staff area under Clinic, Our team, and add the people who work there. Before the first deploy, do so in shared/content/teamMember.`
}
