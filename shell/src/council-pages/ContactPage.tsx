import { EmailText, PageHeading } from 'shared-ui';
import { useCouncil } from '../council/useCouncil';
import { useLatestCouncil } from '../council/useLatestCouncil';
import { OfficeHelp } from '../page-frame/OfficeHelp';
import { WorkAndHelp } from '../page-frame/WorkAndHelp';
import { useMessages, FormattedMessage } from './i18n';
import { PageSection } from './PageSection';

/** How to reach the council, from the settings of its admins. */
export function ContactPage() {
  const t = useMessages();
  const { address, phone, email, hours, hoursNote, langOf } = useCouncil();
  useLatestCouncil();
  return (
    <>
      <PageHeading lead={t('contact.lead')}>{t('contact.title')}</PageHeading>
      <WorkAndHelp help={<OfficeHelp on="contact" />}>
        <PageSection title={t('contact.office.title')}>
          <span lang={langOf('address')}>{address}</span>
        </PageSection>
        <PageSection title={t('contact.hours.title')}>
          {hoursNote ? (
            <FormattedMessage
              id="contact.hours.text"
              values={{
                hours: <span lang={langOf('hours')}>{hours}</span>,
                hoursNote: <span lang={langOf('hoursNote')}>{hoursNote}</span>,
              }}
            />
          ) : (
            <span lang={langOf('hours')}>{hours}</span>
          )}
        </PageSection>
        {phone && (
          <PageSection title={t('contact.phone.title')}>
            <a href={`tel:${phone}`}>{phone}</a>
          </PageSection>
        )}
        <PageSection title={t('contact.email.title')}>
          <FormattedMessage
            id="contact.email.text"
            values={{ email: <EmailText>{email}</EmailText> }}
            parts={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
          />
        </PageSection>
        <PageSection title={t('contact.bring.title')}>{t('contact.bring.text')}</PageSection>
      </WorkAndHelp>
    </>
  );
}
