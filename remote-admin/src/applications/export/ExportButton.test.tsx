import { screen, waitFor } from '@testing-library/react';
import { addService, publishService, type Question } from 'shared-data';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../../tools/testing/sampleDefinition';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../../tools/testing/signInAs';
import { submitNow } from '../../../../tools/testing/submitNow';
import { renderArea } from '../../testing/renderArea';

recordsForEachTest();

const name = 'Zeta Permit';
let saved: Promise<string>[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (content: Blob) => {
    saved.push(textOf(content));
    return 'blob:export';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** jsdom has no `Blob.text()`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

async function addZetaPermit(): Promise<string> {
  signInAs('admin');
  const result = await addService(name);
  if (!result.added) throw new Error('not added');
  return result.service.id;
}

function submit(id: string, answers: Record<string, string>, form: object) {
  const applicant = { uid: `uid-${id}`, name: 'Zubeda Quazi', email: 'zubeda@example.com' };
  return submitNow(
    {
      ...{ id, service: name, details: '', documents: [], names: [] },
      form: { serviceId: '', version: 1, answers, papers: {}, ...form },
    },
    applicant,
  );
}

async function exportAll() {
  const { user } = renderArea(`/admin/applications?search=zeta`);
  await screen.findByRole('table');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [csv = ''] = await Promise.all(saved);
  return csv.split('\r\n');
}

it('has a column for each question, and numbers and days as a spreadsheet reads them (#16.6)', async () => {
  const serviceId = await addZetaPermit();
  await publishService(serviceId, definitionWith(questionsOfEachKind, { name }), 0);
  await submit('one', rightAnswers, { serviceId });
  const [head, row] = await exportAll();

  for (const { label } of questionsOfEachKind) expect(head).toContain(label);
  expect(row).toMatch(/,120000,2020-02-29,Yes,School,"School; Other",/);
  expect(await screen.findByText('1 application was saved as a file.')).toBeVisible();
});

it('has the questions of all versions, named as the latest names them (#16.6)', async () => {
  const serviceId = await addZetaPermit();
  const ward: Question = { id: 'ward', kind: 'short-text', label: 'Ward', required: true };
  const purpose: Question = { id: 'why', kind: 'short-text', label: 'Purpose', required: true };
  await publishService(serviceId, definitionWith([ward], { name }), 0);
  await submit('one', { ward: 'Ward 3' }, { serviceId });
  const renamed = { ...ward, label: 'Ward number' };
  await publishService(serviceId, definitionWith([purpose, renamed], { name }), 1);
  await submit('two', { ward: '5', why: 'School' }, { serviceId, version: 2 });
  const [head, ...rows] = await exportAll();

  expect(head).toMatch(/Application details,Purpose,Ward number$/);
  expect(rows.find((row) => row.endsWith(',School,5'))).toBeDefined();
  expect(rows.find((row) => row.endsWith(',,Ward 3'))).toBeDefined();
});
