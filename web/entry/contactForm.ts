const form = document.querySelector('form')

/** The rest arrives once somebody uses the form. Until then, and if it does not arrive, the browser sends the form. */
form?.addEventListener(
  'focusin',
  async () => {
    const { enhanceForm } = await import('../public/contactForm/form.ts')
    enhanceForm(form)
  },
  { once: true },
)
