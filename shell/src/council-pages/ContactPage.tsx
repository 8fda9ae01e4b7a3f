import { PageHeading } from 'shared-ui';
import { useCouncil } from '../council/useCouncil';
import { useFreshCouncil } from '../council/useFreshCouncil';
import { useMessages, FormattedMessage } from './i18n';
import { PageSection } from './PageSection';

/** How to reach the council, as its admins have set it. */
export function ContactPage() {
  const t = useMessages();
  const { address, phone, email, hours, hoursNote } = useCouncil();
  useFreshCouncil(true);
  return (
    <>
      <PageHeading lead={t('contact.lead')}>{t('contact.title')}</PageHeading>
      <PageSection title={t('contact.office.title')}>{address}</PageSection>
      <PageSection title={t('contact.hours.title')}>
        {hoursNote ? t('contact.hours.text', { hours, hoursNote }) : hours}
      </PageSection>
      {phone && (
        <PageSection title={t('contact.phone.title')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </PageSection>
      )}
      <PageSection title={t('contact.email.title')}>
        <FormattedMessage
          id="contact.email.text"
          values={{ email }}
          parts={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
        />
      </PageSection>
      <PageSection title={t('contact.bring.title')}>{t('contact.bring.text')}</PageSection>
    </>
  );
}
