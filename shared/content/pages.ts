import type { Page, PageName } from '../entities/page.ts'
import { accessibility } from './pages/accessibility.ts'
import { afterAnOverdose } from './pages/afterAnOverdose.ts'
import { blog } from './pages/blog.ts'
import { contactUs } from './pages/contactUs.ts'
import { faq } from './pages/faq.ts'
import { firstVisit } from './pages/firstVisit.ts'
import { home } from './pages/home.ts'
import { officeAlpharetta, officeCumming, officeJefferson, offices } from './pages/offices.ts'
import { payingForTreatment } from './pages/payingForTreatment.ts'
import { reviewProcess } from './pages/reviewProcess.ts'
import { reviews } from './pages/reviews.ts'
import { urgentHelp } from './pages/urgentHelp.ts'

/** Together, they use every shape of stored content. */
export const pages: Record<PageName, Page> = {
  home,
  'contact-us': contactUs,
  blog,
  faq,
  reviews,
  'urgent-help': urgentHelp,
  'after-an-overdose': afterAnOverdose,
  'your-first-visit': firstVisit,
  'paying-for-treatment': payingForTreatment,
  offices,
  'office-cumming': officeCumming,
  'office-jefferson': officeJefferson,
  'office-alpharetta': officeAlpharetta,
  accessibility,
  'how-we-review-our-pages': reviewProcess,
}
