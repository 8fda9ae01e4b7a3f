import type { Application, ServiceDefinition } from 'shared-model';
import { definition, question } from '../../../../tools/testing/definitions';
import type { RecordStore } from '../../features/RecordStore';
import { citizen, draft, filledForm } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

/** Parts of a definition whose approval issues a certificate. */
export const certifying = {
  outcome: 'certificate',
  sections: [
    {
      id: 'pension',
      title: 'The pension',
      questions: [
        { id: 'name', kind: 'person-name', label: 'Name', required: true },
        question('number'),
      ],
    },
  ],
  certificate: {
    title: 'Certificate of Pension',
    text: 'This is to certify that {Name} receives the pension {Number of the pension}.',
    table: ['number'],
    holder: 'name',
    signatory: { name: 'Sunita Devi', office: 'Village Secretary' },
  },
} satisfies Partial<ServiceDefinition>;

/** Its translation, for a council that has chosen Marathi. */
export const inMarathi = {
  mr: {
    'certificate/title': 'निवृत्तिवेतनाचा दाखला',
    'certificate/text': '{Name} यांना निवृत्तिवेतन {क्रमांक} मिळते.',
    'question/number/label': 'क्रमांक',
  },
};

/** Publishes a service as an admin does; its form asks for a name and a number. */
export async function publishService(
  { services, definitions }: RecordStore,
  parts: Partial<ServiceDefinition> = certifying,
) {
  const added = await services.add('Pension Letter');
  if (!added.added) throw new Error('not added');
  const { id } = added.service;
  await definitions.publish(id, definition(parts), 0);
  return id;
}

/** Submits an application for that service. */
export function applyFor(
  { applications }: RecordStore,
  serviceId: string,
  answers: Record<string, string> = {},
  applicant = citizen,
): Promise<Application> {
  const form = filledForm({
    serviceId,
    answers: { name: 'Mira Kale', number: '4711', ...answers },
  });
  return submitNow(applications, draft({ service: 'Pension Letter', form }), applicant);
}
