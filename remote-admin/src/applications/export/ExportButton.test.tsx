import { act, screen, waitFor } from '@testing-library/react';
import { openRecords, publishService, type Application, type Question } from 'shared-data';
import { activateLanguage } from 'shared-platform';
import {
  definitionWith,
  questionsOfEachKind,
  rightAnswers,
} from '../../../../tools/testing/sampleDefinition';
import { writeRecords } from 'shared-data/testing';
import { moveAs } from '../../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { submitNow } from '../../../../tools/testing/submitNow';
import { addServiceAsAdmin } from '../../testing/addServiceAsAdmin';
import { renderArea } from '../../testing/renderArea';

recordsForEachTest();

const name = 'Zeta Permit';
let saved: Promise<string>[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (content: Blob) => {
    saved.push(content.text());
    return 'blob:export';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => act(() => activateLanguage('en')));

const addZetaPermit = async () => (await addServiceAsAdmin(name)).id;

function submit(id: string, answers: Record<string, string>, form: object) {
  const applicant = { uid: `uid-${id}`, name: 'Zubeda Quazi', email: 'zubeda@example.com' };
  return submitNow(
    {
      id,
      service: name,
      details: '',
      documents: [],
      names: [],
      form: { serviceId: '', version: 1, answers, papers: {}, ...form },
    },
    applicant,
  );
}

async function exportAll(search = 'zeta', button = 'Export CSV') {
  const { user } = renderArea(`/admin/applications?search=${search}`);
  await screen.findByRole('table');
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [csv = ''] = await Promise.all(saved);
  return csv.split('\r\n');
}

it('shows the council’s day of a submission in any time zone, as the table does (#18)', async () => {
  const serviceId = await addZetaPermit();
  await publishService(serviceId, definitionWith(questionsOfEachKind, { name }), 0);
  const submitted = await submit('one', rightAnswers, { serviceId });
  const justAfterMidnight = { ...submitted, submittedAt: '2031-03-31T18:30:00.000Z' };
  const { applications } = await openRecords();
  jest.spyOn(applications, 'watchPage').mockReturnValue(({ next }) => {
    next({ rows: [justAfterMidnight], total: 1 });
    return () => undefined;
  });
  const [, row] = await exportAll();
  expect(row).toContain(',2031-04-01,');
  expect(screen.getByText('2031-04-01')).toBeVisible();
});

it('writes a column for each question, with numbers and days in a format that spreadsheets parse (#16.6)', async () => {
  const serviceId = await addZetaPermit();
  await publishService(serviceId, definitionWith(questionsOfEachKind, { name }), 0);
  await submit('one', rightAnswers, { serviceId });
  const [head, row] = await exportAll();

  for (const { label } of questionsOfEachKind) expect(head).toContain(label);
  expect(row).toMatch(/,120000,2020-02-29,Yes,School,"School; Other",/);
  expect(await screen.findByText('1 application was saved as a file.')).toBeVisible();
});

it('leaves out the answers to a version that cannot be read, writes the rest, and says so (#44.g)', async () => {
  const serviceId = await addZetaPermit();
  await publishService(serviceId, definitionWith(questionsOfEachKind, { name }), 0);
  await submit('one', rightAnswers, { serviceId });
  await writeRecords([[`services/${serviceId}/versions/1`, { version: 1, definition: 'broken' }]]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [head, row] = await exportAll();

  expect(head).toMatch(/,Application details$/);
  expect(row).toContain('Zubeda Quazi');
  expect(
    await screen.findByText(
      '1 application was saved as a file. The answers of 1 application are missing in the file: the questions of the service could not be read.',
    ),
  ).toBeVisible();
});

it('writes the questions of all versions, with the labels of the latest (#16.6)', async () => {
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

it('writes the label of a choice that a later version removed @rest (#16)', async () => {
  const serviceId = await addZetaPermit();
  const card = { id: 'card', kind: 'one-of', label: 'Kind of card', required: true } as const;
  const [yellow, saffron, white] = ['Yellow', 'Saffron', 'White'].map((label) => ({
    id: label.toLowerCase(),
    label,
  }));
  const withChoices = (...choices: ({ id: string; label: string } | undefined)[]) =>
    definitionWith([{ ...card, choices: choices.filter((each) => each !== undefined) }], { name });
  await publishService(serviceId, withChoices(yellow, saffron), 0);
  await submit('one', { card: 'saffron' }, { serviceId });
  await publishService(serviceId, withChoices(yellow, white), 1);
  const [head, row] = await exportAll();

  expect(head).toMatch(/,Kind of card$/);
  expect(row).toMatch(/,Saffron$/);
});

it('writes questions and choices in the language of the page, or in the first language if a text is missing @rest (#20)', async () => {
  const serviceId = await addZetaPermit();
  const school = { id: 'school', label: 'School' };
  const questions: Question[] = [
    { id: 'why', kind: 'one-of', label: 'Purpose', required: true, choices: [school] },
    { id: 'ward', kind: 'short-text', label: 'Ward', required: true },
  ];
  const hi = { 'question/why/label': 'उद्देश्य', 'question/why/choice/school': 'विद्यालय' };
  await publishService(serviceId, definitionWith(questions, { name, translations: { hi } }), 0);
  await submit('one', { why: 'school', ward: '3' }, { serviceId });
  await act(() => activateLanguage('hi'));
  const [head, row] = await exportAll('zeta', 'CSV फ़ाइल डाउनलोड करें');

  expect(head).toMatch(/,उद्देश्य,Ward$/);
  expect(row).toMatch(/,विद्यालय,3$/);
});

it('writes the stage, the deadline and the assignee of each application, as the list shows them @rest (#18.3)', async () => {
  const serviceId = await addZetaPermit();
  await publishService(serviceId, definitionWith([], { name }), 0);
  const clerk = { uid: 'staff-1', name: 'Ravi More', role: 'staff' } as const;
  const held = await submit('one', {}, { serviceId });
  const returned = await submit('two', {}, { serviceId });
  const { worklist } = await openRecords();
  await worklist.assign(held.id, { to: clerk, by: clerk });
  for (const [to, revision] of [
    ['in-review', 1],
    ['returned', 2],
  ] as const) {
    await moveAs(clerk, returned.id, { to, revision, note: 'Which house?' });
  }
  const [head, ...rows] = await exportAll();

  expect(head).toContain(',Status,Stage,Promised day,Who has it,Priority,');
  const rowOf = ({ number }: Application) => rows.find((row) => row.includes(number));
  expect(rowOf(held)).toContain(`,Waiting,${held.deadline?.day},Ravi More,`);
  // An application that its citizen corrects has no promised day.
  expect(rowOf(returned)).toContain(',Returned to the citizen,,,');
});

it.each([
  ['water', 'Urgent (Staff: High)'],
  ['trade', 'High (Staff: Medium)'],
  ['caste', 'Normal'],
])(
  'writes the staff area’s word for the priority of %s if it differs @rest (#18.3)',
  async (search, words) => {
    const [, row] = await exportAll(search);
    expect(row?.split(',')).toContain(words);
  },
);

it.each([
  ['hi', 'CSV फ़ाइल डाउनलोड करें', 'तत्काल (कर्मचारी: उच्च)'],
  ['mr', 'CSV फाइल डाउनलोड करा', 'तातडीचे (कर्मचारी: उच्च)'],
] as const)(
  'writes both priorities in the language of the page: %s @rest',
  async (language, button, words) => {
    await act(() => activateLanguage(language));
    const [, row] = await exportAll('water', button);
    expect(row?.split(',')).toContain(words);
  },
);
