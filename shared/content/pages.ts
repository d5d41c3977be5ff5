import type { Page, PageName } from '../entities/page.ts'
import { blog } from './pages/blog.ts'
import { contactUs } from './pages/contactUs.ts'
import { faq } from './pages/faq.ts'
import { home } from './pages/home.ts'
import { reviews } from './pages/reviews.ts'

/** Together, they use every shape of stored content. */
export const pages: Record<PageName, Page> = { home, 'contact-us': contactUs, blog, faq, reviews }
