import { enhanceForm } from '../contactForm/form.ts'

const form = document.querySelector('form')
if (form) enhanceForm(form)
