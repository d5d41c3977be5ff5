import { Outlet } from '@tanstack/react-router'
import { BlogTeaser } from './BlogTeaser.tsx'
import { CallBar } from './CallBar.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import styles from './PublicLayout.module.css'

/** Sticky header, the page, the blog teaser strip and the footer. (Public layout.) */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <BlogTeaser />
      <Footer />
      <CallBar />
    </div>
  )
}
