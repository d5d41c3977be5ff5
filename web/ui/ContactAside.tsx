import styles from './ContactAside.module.css'
import { ContactForm } from './ContactForm.tsx'

/** The contact form beside the text of a page, sticky where there is room. */
export const ContactAside = ({ title }: { title: string }) => (
  <aside className={styles.aside} aria-labelledby="contact-form">
    <h2 id="contact-form">{title}</h2>
    <ContactForm compact />
  </aside>
)
