import { ServiceName } from 'shared-area';
import { FormDefinition } from 'shared-area/questions';
import type { Application } from 'shared-data';
import { CertificateToSign } from './CertificateToSign';

/** The certificates that an approval of several applications would sign, each to open. */
export function CertificatesToSign({ applications }: { applications: readonly Application[] }) {
  return applications.map((application) => (
    <FormDefinition key={application.id} form={application.form} asPublished>
      {(state) =>
        state?.status === 'ready' &&
        state.data.definition.outcome === 'certificate' &&
        state.data.definition.certificate && (
          <details>
            <summary>
              {application.number} <ServiceName>{application.service}</ServiceName>
            </summary>
            <CertificateToSign application={application} definition={state.data.definition} />
          </details>
        )
      }
    </FormDefinition>
  ));
}
