import { expect, it } from 'vitest'
import { privacyPolicy } from './privacyPolicy.ts'
import { site } from './site.ts'

it('shows the title of the privacy officer as text, whatever staff write in it [13.55]', () => {
  const privacyOfficer = { ...site.privacyOfficer, title: 'Officer <script>alert(1)</script> & "Advocate"' }
  const { sections } = privacyPolicy({ ...site, privacyOfficer }, { isFormHosted: false })
  const html = sections.map((section) => section.html).join('')
  expect(html).not.toContain('<script>')
  expect(html).toContain('Officer &lt;script>alert(1)&lt;/script> &amp; &quot;Advocate&quot;')
})
