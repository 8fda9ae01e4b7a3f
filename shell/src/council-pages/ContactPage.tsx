import { PageHeading } from 'shared-ui';
import { useCouncil } from '../council/useCouncil';
import { useFreshCouncil } from '../council/useFreshCouncil';
import { useWords, Words } from './words';
import { PageSection } from './PageSection';

/** How to reach the council, as its admins have set it. */
export function ContactPage() {
  const words = useWords();
  const { address, phone, email, hours, hoursNote } = useCouncil();
  useFreshCouncil(true);
  return (
    <>
      <PageHeading lead={words('contact.lead')}>{words('contact.title')}</PageHeading>
      <PageSection title={words('contact.office.title')}>{address}</PageSection>
      <PageSection title={words('contact.hours.title')}>
        {hoursNote ? words('contact.hours.text', { hours, hoursNote }) : hours}
      </PageSection>
      {phone && (
        <PageSection title={words('contact.phone.title')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </PageSection>
      )}
      <PageSection title={words('contact.email.title')}>
        <Words
          id="contact.email.text"
          values={{ email }}
          parts={{ mail: <a href={`mailto:${email}`}>{email}</a> }}
        />
      </PageSection>
      <PageSection title={words('contact.bring.title')}>{words('contact.bring.text')}</PageSection>
    </>
  );
}
