import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { useWords } from '#i18n/words.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { ContactDetails } from '../components/contact-details.tsx'
import { ContactForm } from '../components/lazy-form.ts'
import { phrases } from '../phrases/screen.ts'

export function ContactScreen() {
  const words = useWords(phrases)
  const { settings } = useSiteSettings()
  return (
    <FormPage
      title={words('title')}
      note={words('note')}
      aside={settings && <ContactDetails contact={settings.contact} />}
    >
      <ContactForm />
    </FormPage>
  )
}
