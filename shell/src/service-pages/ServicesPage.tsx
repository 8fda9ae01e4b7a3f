import { PageHeading } from 'shared-ui';
import { HelpColumn, WorkAndHelp } from './WorkAndHelp';
import { useMessages } from './i18n';
import { OfficeCard } from './OfficeCard';
import { ServiceBoard } from './ServiceBoard';
import { services } from './services';

/** Everything that citizens can apply for. */
export function ServicesPage() {
  const t = useMessages();
  return (
    <div>
      <PageHeading lead={t('services.lead')}>{t('services.title')}</PageHeading>
      <WorkAndHelp>
        {services.length > 0 ? <ServiceBoard services={services} /> : <p>{t('services.none')}</p>}
        <HelpColumn>
          <OfficeCard title={t('services.office.title')} />
        </HelpColumn>
      </WorkAndHelp>
    </div>
  );
}
