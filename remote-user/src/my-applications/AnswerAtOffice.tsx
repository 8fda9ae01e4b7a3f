import { InLanguage, useCouncilSettings } from 'shared-area';
import { FormDefinition, useTextLanguage } from 'shared-area/questions';
import type { Application, ServiceDefinition } from 'shared-data';
import { officeHours } from 'shared-data/model';
import { activeLocales } from 'shared-platform';
import { Notice } from 'shared-ui';
import { ApplicationMessage, useApplicationMessages } from './i18n';

/** Where and when to collect the result of a service that ends in an answer from the office. */
export function AnswerAtOffice({ application }: { application: Application }) {
  return (
    <FormDefinition form={application.form}>
      {(state) =>
        state?.status === 'ready' &&
        state.data.definition.outcome === 'answer' && (
          <WhereToGo definition={state.data.definition} />
        )
      }
    </FormDefinition>
  );
}

function WhereToGo({ definition }: { definition: ServiceDefinition }) {
  const t = useApplicationMessages();
  const langOf = useTextLanguage(definition);
  const { place } = definition;
  const settings = useCouncilSettings();
  if (!settings) return null;
  const hours = officeHours(settings, activeLocales());
  return (
    <Notice tone="info" title={t('application.officeTitle')}>
      <p>
        <ApplicationMessage
          id="application.officeWhere"
          values={{
            address: <InLanguage lang={settings.lang.address}>{settings.address}</InLanguage>,
          }}
        />
      </p>
      {hours && <p>{t('application.officeWhen', { hours })}</p>}
      {settings.hoursNote && <p lang={settings.lang.hoursNote}>{settings.hoursNote}</p>}
      {place.kind === 'office' && place.bring && (
        <p>
          <ApplicationMessage
            id="application.officeBring"
            values={{ papers: <InLanguage lang={langOf('bring')}>{place.bring}</InLanguage> }}
          />
        </p>
      )}
    </Notice>
  );
}
