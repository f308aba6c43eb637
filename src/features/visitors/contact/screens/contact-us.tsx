import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { useWords } from '#i18n/words.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { ContactDetails } from '../components/contact-details.tsx'
import { ContactForm } from '../components/lazy-form.ts'
import { phrases } from '../phrases/screen.ts'

type ContactProps = {
  /** By a browser without scripts, which is led here from its form. */
  isSent: boolean
}

export function ContactScreen({ isSent }: ContactProps) {
  const words = useWords(phrases)
  const { settings } = useSiteSettings()
  return (
    <FormPage
      title={words('title')}
      note={words('note')}
      aside={settings && <ContactDetails contact={settings.contact} />}
    >
      {isSent && (
        <p role="status" className="rounded-card bg-sand p-4 font-medium">
          {words('sent')}
        </p>
      )}
      <ContactForm />
    </FormPage>
  )
}
