import { Card, Drawing, PageHeading } from 'shared-ui';
import { OfficeHelp } from '../page-frame/OfficeHelp';
import { WorkAndHelp } from '../page-frame/WorkAndHelp';
import { useMessages } from './i18n';
import { ServiceBoard } from './ServiceBoard';
import { useServices } from './useServices';

/** Everything that citizens can apply for. */
export function ServicesPage() {
  const t = useMessages();
  const services = useServices();
  return (
    <div>
      <PageHeading lead={t('services.lead')}>{t('services.title')}</PageHeading>
      <WorkAndHelp help={<OfficeHelp on="services" />}>
        {services.length > 0 ? (
          <ServiceBoard services={services} />
        ) : (
          <Card>
            <Drawing of="office" />
            <p>{t('services.none')}</p>
          </Card>
        )}
      </WorkAndHelp>
    </div>
  );
}
