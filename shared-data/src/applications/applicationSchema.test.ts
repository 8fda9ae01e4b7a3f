import { applicationSchema } from 'shared-model';
import { parseRecord } from '../documents/parseRecord';
import { filledForm } from '../store/testing/records';
import { startApplication } from './changes';

const applicant = { uid: 'u', name: 'Asha', email: 'asha@example.com' };
const draft = { id: 'a', service: 'Birth Certificate', details: 'x', documents: [] };
const number = { number: '#PAN-2026-001', at: '2026-11-21T10:00:00.000Z' };
const application = startApplication(draft, applicant, number);

it.each([
  ['image/png', 'image/png'],
  ['image/png, text/html', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('reads a document of type %j as %j (#12.14)', (type, read) => {
  const documents = [{ id: '1', name: 'me.png', type, size: 3 }];
  const parsed = parseRecord(applicationSchema, 'application', { ...application, documents });
  expect(parsed?.documents[0]?.type).toBe(read);
});

it.each([
  ['with an older format', { text: 'Mira' }],
  ['that is not a form', 'Mira'],
  ['with an answer that is not text', { ...filledForm(), answers: { child: 7 } }],
  ['without a valid version', { ...filledForm(), version: 0 }],
])('reads an application and drops a form %s (#16.7)', (_what, form) => {
  const parsed = parseRecord(applicationSchema, 'application', { ...application, form });
  expect(parsed).toEqual(application);
});

it('reads an application and drops damaged checks and openings (#16.7)', () => {
  const history = application.history.map((event) => ({ ...event, opened: 'all', changed: [1] }));
  const stored = { ...application, checks: { child: 'yes' }, history };
  expect(parseRecord(applicationSchema, 'application', stored)).toEqual(application);
});

it('removes invisible characters from stored names (#12.15)', () => {
  const stored = {
    ...application,
    service: 'Birth\u202E Certificate',
    applicant: { ...applicant, name: 'Asha\u202E\u200BRao' },
    documents: [{ id: '1', name: 'annual\u202Efdp.exe', type: 'image/png', size: 3 }],
    history: application.history.map((event) => ({
      ...event,
      by: { ...event.by, name: 'Asha\u0000Rao' },
    })),
  };
  const parsed = parseRecord(applicationSchema, 'application', stored);
  expect(parsed).toMatchObject({
    service: 'Birth Certificate',
    applicant: { name: 'AshaRao' },
    documents: [{ name: 'annualfdp.exe' }],
    history: [{ by: { name: 'AshaRao' } }],
  });
});

it.each(['abcd', 'x', 'mr-IN', '', 7, null])(
  'leaves out the language %j, for which a browser may throw, and reads the rest (#44.a)',
  (language) => {
    const parsed = parseRecord(applicationSchema, 'application', { ...application, language });
    expect(parsed).toMatchObject({ id: application.id });
    expect(parsed?.language).toBeUndefined();
  },
);
