import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ContactDetails } from '../components/contact-details.tsx'
import { ContactForm } from '../components/lazy-form.ts'
import { MessageSent } from '../components/message-sent.tsx'
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
      {isSent ? (
        <MessageSent>
          <SiteLink href="/contact-us" className={buttonClass({ variant: 'quiet' })}>
            {words('another')}
          </SiteLink>
        </MessageSent>
      ) : (
        <ContactForm />
      )}
    </FormPage>
  )
}
