import {
  openRecords,
  type Application,
  type ApplicationDraft,
  type Move,
  type SignedInApplicant,
} from 'shared-data';
import type { Answers } from 'shared-data/model';
import { submitNow } from './submitNow';

const clerk = { uid: 'clerk', name: 'Meera', role: 'staff' } as const;

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** An application for the sample 'Residence Proof' with its answers and its first document. */
export function submitFilled(
  applicant: SignedInApplicant,
  id = 'filled',
  { answers, ...more }: Pick<ApplicationDraft, 'language'> & { answers?: Answers } = {},
): Promise<Application> {
  return submitNow(
    {
      ...more,
      id,
      service: 'Residence Proof',
      details: '',
      documents: [pdf('aadhaar.pdf'), pdf('letter.pdf')],
      form: {
        serviceId: '5',
        version: 1,
        answers: {
          'applicant-name': 'Zubeda Quazi',
          'applicant-phone': '9876543210',
          'applicant-address': '12\nShivaji Ward\n416001',
          since: '2020-06-01',
          house: 'own',
          purpose: 'job',
          ...answers,
        },
        papers: { identity: ['1'] },
      },
    },
    applicant,
  );
}

/** Takes a new application into review and returns it with the opened questions. */
export async function returnFilled(
  { id, revision }: Application,
  more: Pick<Move, 'opened' | 'checks' | 'note'>,
): Promise<Application> {
  const { applications } = await openRecords();
  await applications.move(id, { to: 'in-review', by: clerk, revision });
  return applications.move(id, { to: 'returned', by: clerk, revision: revision + 1, ...more });
}
