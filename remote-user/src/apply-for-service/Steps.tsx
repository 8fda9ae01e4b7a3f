import { HelpPart } from 'shared-area';
import { useSearchMessages } from '../search-services/i18n';

/** The steps that every service has, shown before a service is selected. */
export function Steps() {
  const t = useSearchMessages();
  return (
    <HelpPart title={t('service.steps')}>
      <ol>
        <li>{t('service.stepApply')}</li>
        <li>{t('service.stepReview')}</li>
        <li>{t('service.stepCollect')}</li>
      </ol>
    </HelpPart>
  );
}
