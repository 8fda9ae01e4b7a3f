import { FormDefinition, StepAnswers } from 'shared-area/questions';
import type { Application, ApplicationEvent } from 'shared-data';

interface StepDetailsProps {
  application: Application;
  event: ApplicationEvent;
}

/** What a step opened and changed, once the definition of the service has loaded. */
export function StepDetails({ application, event }: StepDetailsProps) {
  return (
    <FormDefinition form={application.form}>
      {(state) =>
        state?.status === 'ready' && (
          <StepAnswers application={application} event={event} definition={state.data.definition} />
        )
      }
    </FormDefinition>
  );
}
