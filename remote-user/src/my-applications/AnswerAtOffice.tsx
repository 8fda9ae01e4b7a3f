import { FormDefinition } from 'shared-area/questions';
import type { Application, ServiceDefinition } from 'shared-data';
import { officeHours } from 'shared-data/model';
import { activeLocales } from 'shared-platform';
import { Notice } from 'shared-ui';
import { useCouncilSettings } from '../citizen/useCouncilSettings';
import { useMessages } from '../i18n';

/** Where and when to go for what was decided, where the service ends in an answer from the office. */
export function AnswerAtOffice({ application }: { application: Application }) {
  return (
    <FormDefinition form={application.form}>
      {(state) =>
        state?.status === 'ready' &&
        state.data.definition.outcome === 'answer' && (
          <WhereToGo place={state.data.definition.place} />
        )
      }
    </FormDefinition>
  );
}

function WhereToGo({ place }: Pick<ServiceDefinition, 'place'>) {
  const t = useMessages();
  const settings = useCouncilSettings();
  const hours = officeHours(settings, activeLocales());
  return (
    <Notice tone="info" title={t('application.officeTitle')}>
      <p>{t('application.officeWhere', { address: settings.address })}</p>
      {hours && <p>{t('application.officeWhen', { hours })}</p>}
      {settings.hoursNote && <p>{settings.hoursNote}</p>}
      {place.kind === 'office' && place.bring && (
        <p>{t('application.officeBring', { papers: place.bring })}</p>
      )}
    </Notice>
  );
}
