import type { Page, PageName } from '../entities/page.ts'
import { blog } from './pages/blog.ts'
import { contactUs } from './pages/contactUs.ts'
import { faq } from './pages/faq.ts'
import { home } from './pages/home.ts'
import { reviews } from './pages/reviews.ts'

/** The pages whose arrangement is stored. Together they use every shape in which content can be kept. */
export const pages: Record<PageName, Page> = { home, 'contact-us': contactUs, blog, faq, reviews }
